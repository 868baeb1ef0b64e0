import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Lines of a pipe")
struct LineBufferTests {
    @Test("Lines are whole wherever the pipe cuts them", arguments: [1, 2, 3, 5, 100])
    func cuts(size: Int) {
        let bytes = Array("one\n\ntwo — zwei\nthree".utf8)
        var buffer = LineBuffer()
        var lines: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            buffer.append(bytes[start..<min(start + size, bytes.count)]) { lines.append($0) }
        }
        expect(lines, equals: ["one", "", "two — zwei"])
        buffer.finish { lines.append($0) }
        expect(lines.last, equals: "three")
    }

    @Test("Nothing is delivered of nothing")
    func empty() {
        var buffer = LineBuffer()
        buffer.append([]) { _ in Issue.record("a line of nothing") }
        buffer.finish { _ in Issue.record("a line of nothing") }
    }
}
