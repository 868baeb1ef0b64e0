// Apple's unified logging: messages go to standard error, beside the run's other messages, without a time.
@_exported import Foundation
@_exported import FoundationGaps
