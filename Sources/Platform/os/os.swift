// Apple's unified logging: messages go to standard error, where the run's other messages are, without a time.
@_exported import Foundation
