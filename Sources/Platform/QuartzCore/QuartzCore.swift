// Apple's Core Animation as far as UIKit's views are made of it.
@_exported import CoreGraphics

/// Seconds by the run's clock, counted from an instant that is the same in every run.
public func CACurrentMediaTime() -> CFTimeInterval { CFAbsoluteTimeGetCurrent() }
