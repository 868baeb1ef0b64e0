// The module that the compiler adds to a file that imports both Testing and CoreGraphics, because the toolchain's Testing declares it. On
// Apple's systems it lets tests attach pictures. It is empty here: pictures are attached as data.
