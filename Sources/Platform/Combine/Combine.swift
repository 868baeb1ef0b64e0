// Apple's Combine, which is OpenCombine on Linux: the same protocols, publishers and subjects under the same names. Foundation's part
// (timers, notifications, URL sessions, encoders) and Dispatch's (queues as schedulers) come with it. This module's other files add what
// OpenCombine 0.14 lacks.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
