"""Cards as they are printed, the files they are kept in, and the numbers the kernel plays with."""
