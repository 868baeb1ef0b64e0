import Foundation
import Synchronization
import Testing
import XCTest

/// The test that is running, of whichever of the two frameworks.
package enum TestRun {
    /// The source location of an assertion in a test.
    package struct Place: Sendable {
        let fileID: StaticString
        let filePath: StaticString
        let line: UInt
        let column: UInt

        package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
            (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
        }
    }

    /// True if the test runs once for each of several arguments. Its name does not include the argument.
    static var hasArguments: Bool { Test.current?.isParameterized ?? false }

    /// Fails the test, once, with pictures of what is wrong.
    package static func fail(_ message: String, pictures: [String] = [], at place: Place) {
        fail(message, pictures: pictures, attachments: [], at: place)
    }

    static func fail(_ message: String, pictures: [String], attachments: [SnapshotFailure.Attached], at place: Place) {
        guard Test.current != nil else { return XCTFail(message, file: place.filePath, line: place.line) }
        let location = sourceLocation(place)
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        // The page is of no use without the pictures beside it, and one for all failures: the message names its path.
        for path in pictures where !path.hasSuffix("/index.html") {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            Attachment.record([UInt8](data), named: (path as NSString).lastPathComponent, sourceLocation: location)
        }
        for attached in attachments { Attachment.record(attached.data, named: attached.name, sourceLocation: location) }
    }

    /// Says something that does not fail the test.
    static func note(_ message: String, at place: Place) {
        FileHandle.standardError.write(Data("\(place.filePath):\(place.line): warning: \(message)\n".utf8))
    }

    private static func sourceLocation(_ place: Place) -> SourceLocation {
        SourceLocation(
            fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
    }

    // MARK: Numbers

    private static let counts = Mutex<[String: Int]>([:])

    /// The number of a snapshot without a name among those of its test, from 1.
    static func number(of test: String) -> Int {
        _ = watch
        return counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test, default: 0]
        }
    }

    /// XCTest may run a test again, which counts anew then.
    private static let watch: Void = XCTestObservationCenter.shared.addTestObserver(Watch())

    private final class Watch: NSObject, XCTestObservation {
        func testCaseWillStart(_ testCase: XCTestCase) { TestRun.counts.withLock { $0 = [:] } }
        func testBundleWillStart(_ testBundle: Bundle) {}
        func testBundleDidFinish(_ testBundle: Bundle) {}
        func testSuiteWillStart(_ testSuite: XCTestSuite) {}
        func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
        func testCaseDidFinish(_ testCase: XCTestCase) {}
        func testCase(
            _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
        ) {}
        func testSuite(
            _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
            atLine lineNumber: Int
        ) {}
    }
}
