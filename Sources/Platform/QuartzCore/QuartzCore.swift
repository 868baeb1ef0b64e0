// Apple's Core Animation to the extent that UIKit's views use it.
@_exported import CoreGraphics

/// Seconds by the run's clock, counted from an instant that is the same in every run.
public func CACurrentMediaTime() -> CFTimeInterval { CFAbsoluteTimeGetCurrent() }
