import Testing

// Plain functions in the place of `#expect` where two values are compared: a macro takes 5 ms to compile, a call next to nothing, and a
// failure shows both values. Where they stand in a test is known by literals, since `#_sourceLocation` is a macro as well.

/// Records an issue that shows both values where a value is not the expected one.
package func expect<Value: Equatable>(
    _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard value != expected else { return }
    record(
        "\(text(value)) is not \(text(expected))", comment(),
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The same of a pixel's channels, which are a tuple and so no value that can be compared by a protocol.
package func expect(
    _ pixel: (UInt8, UInt8, UInt8, UInt8), equals expected: (UInt8, UInt8, UInt8, UInt8), _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard pixel != expected else { return }
    record(
        "\(pixel) is not \(expected)", comment(),
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue that shows both numbers and their distance where it is not less than a tolerance; NaN is near nothing.
package func expect(
    _ value: Double, near expected: Double, within tolerance: Double, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !(abs(value - expected) < tolerance) else { return }
    record(
        "\(value) is \(abs(value - expected)) away from \(expected), which is not less than \(tolerance)", comment(),
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The same of integers.
package func expect(
    _ value: Int, near expected: Int, within tolerance: Int, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard abs(value - expected) >= tolerance else { return }
    record(
        "\(value) is \(abs(value - expected)) away from \(expected), which is not less than \(tolerance)", comment(),
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func record(_ words: String, _ comment: Comment?, at location: SourceLocation) {
    Issue.record(Comment(rawValue: comment.map { "\(words): \($0.rawValue)" } ?? words), sourceLocation: location)
}

/// A value as a failure shows it: a text in quotes, so that an empty one and spaces are seen.
private func text<Value>(_ value: Value) -> String {
    value is any StringProtocol ? String(reflecting: value) : String(describingForTest: value)
}
