// A file that imports both Testing and CoreImage is given this module by the compiler, since the toolchain's Testing says
// so; there it lets tests attach pictures. Nothing is added here: pictures are attached as data.
