// Apple's Core Animation as far as UIKit's views are made of it.
@_exported import CoreGraphics
import Foundation

/// Seconds since some moment, never backwards: those of the run's own clock.
public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }
