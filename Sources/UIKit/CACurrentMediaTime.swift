/// The current absolute time, in seconds, since a start that is the same for a whole process.
///
/// In code that a view runs it follows the view's virtual time.
///
/// Source: Apple, QuartzCore `CACurrentMediaTime()`, whose words code that names UIKit or SwiftUI sees as well.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
