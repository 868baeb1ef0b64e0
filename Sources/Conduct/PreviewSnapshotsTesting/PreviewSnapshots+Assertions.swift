import PreviewSnapshots
@_exported import SnapshotTesting
import SwiftUI
import UIKit

extension PreviewSnapshots {
    /// Compares the view in each configuration with the accepted snapshot.
    ///
    /// Source: PreviewSnapshots.
    ///
    /// - Parameters:
    ///   - name: a word before the name of the configuration, in the name of the file.
    ///   - modify: changes the view for its snapshot.
    public func assertSnapshots<Modified: View, Format>(
        as snapshotting: Snapshotting<Modified, Format>, named name: String? = nil, record recording: Bool? = nil,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line, modify: (AnyView) -> Modified
    ) {
        assert([(suffix: "", strategy: snapshotting)], named: name, recording, Place(file, testName, line), modify)
    }

    /// Compares the view in each configuration by several strategies, whose keys end the names of the files.
    public func assertSnapshots<Modified: View, Format>(
        as strategies: [String: Snapshotting<Modified, Format>], named name: String? = nil, record recording: Bool? = nil,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line, modify: (AnyView) -> Modified
    ) {
        assert(Self.suffixed(strategies), named: name, recording, Place(file, testName, line), modify)
    }

    /// Compares the view in each configuration by several strategies, whose places from 0 end the names of the files.
    public func assertSnapshots<Modified: View, Format>(
        as strategies: [Snapshotting<Modified, Format>], named name: String? = nil, record recording: Bool? = nil,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line, modify: (AnyView) -> Modified
    ) {
        assert(Self.suffixed(strategies, from: 0), named: name, recording, Place(file, testName, line), modify)
    }

    /// Compares a picture of the view in each configuration.
    public func assertSnapshots<Modified: View>(
        named name: String? = nil, record recording: Bool? = nil, file: StaticString = #filePath, testName: String = #function,
        line: UInt = #line, modify: (AnyView) -> Modified
    ) {
        assertSnapshots(as: .image, named: name, record: recording, file: file, testName: testName, line: line, modify: modify)
    }

    // MARK: Without a change

    public func assertSnapshots<Format>(
        as snapshotting: Snapshotting<AnyView, Format>, named name: String? = nil, record recording: Bool? = nil,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        assert([(suffix: "", strategy: snapshotting)], named: name, recording, Place(file, testName, line)) { $0 }
    }

    public func assertSnapshots<Format>(
        as strategies: [String: Snapshotting<AnyView, Format>], named name: String? = nil, record recording: Bool? = nil,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        assert(Self.suffixed(strategies), named: name, recording, Place(file, testName, line)) { $0 }
    }

    /// Compares the view in each configuration by several strategies, whose places from 1 end the names of the files, as the original
    /// counts here.
    public func assertSnapshots<Format>(
        as strategies: [Snapshotting<AnyView, Format>], named name: String? = nil, record recording: Bool? = nil,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        assert(Self.suffixed(strategies, from: 1), named: name, recording, Place(file, testName, line)) { $0 }
    }

    public func assertSnapshots(
        named name: String? = nil, record recording: Bool? = nil, file: StaticString = #filePath, testName: String = #function,
        line: UInt = #line
    ) {
        assertSnapshots(as: .image, named: name, record: recording, file: file, testName: testName, line: line)
    }

    // MARK: One after the other

    /// The place of an assertion, and the test that makes it.
    private struct Place {
        let file: StaticString
        let testName: String
        let line: UInt

        init(_ file: StaticString, _ testName: String, _ line: UInt) { (self.file, self.testName, self.line) = (file, testName, line) }
    }

    private static func suffixed<Value, Format>(
        _ strategies: [String: Snapshotting<Value, Format>]
    ) -> [(suffix: String, strategy: Snapshotting<Value, Format>)] {
        strategies.sorted { $0.key < $1.key }.map { ("-\($0.key)", $0.value) }
    }

    private static func suffixed<Value, Format>(
        _ strategies: [Snapshotting<Value, Format>], from first: Int
    ) -> [(suffix: String, strategy: Snapshotting<Value, Format>)] {
        strategies.enumerated().map { ("-\($0.offset + first)", $0.element) }
    }

    private func assert<Modified: View, Format>(
        _ strategies: [(suffix: String, strategy: Snapshotting<Modified, Format>)], named name: String?, _ recording: Bool?, _ place: Place,
        _ modify: (AnyView) -> Modified
    ) {
        for configuration in configurations {
            let stem = name.map { "\($0)-\(configuration.name)" } ?? configuration.name
            for (suffix, strategy) in strategies {
                assertSnapshot(
                    of: modify(configure(configuration.state)), as: strategy, named: stem + suffix, record: recording, file: place.file,
                    testName: place.testName, line: place.line)
            }
        }
    }
}
