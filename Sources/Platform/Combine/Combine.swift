// Apple's Combine is OpenCombine here: the same protocols, publishers and subjects under the same names. Foundation's part
// (timers, notifications, URL sessions, encoders) and Dispatch's (queues as schedulers) come with it; what OpenCombine 0.14
// lacks of it stands in this module's other files.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
