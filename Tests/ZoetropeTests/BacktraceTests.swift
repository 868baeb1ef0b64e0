import Testing

@testable import CommandLineFront

@Suite("Places of traps") struct BacktraceTests {
    private let foreign = "2 Swift.Optional.unwrap() + 12 at /zoetrope/Sources/SwiftUI/View.swift:3:1"
    private let own = "3 Card.body.getter + 99 at /home/user/Card.swift:20:13"
    private let expanded = "1 closure #1 + 9 at /tmp/swift-generated-sources/@__swiftmacro_2b90012Aswift_fMX21_PreviewfMf7_.swift:9:5"

    @Test("The innermost line of the user's own is told") func innermost() {
        #expect(Backtrace.place(in: [foreign, own]) { $0.hasPrefix("/zoetrope/") } == "/home/user/Card.swift:20")
    }

    @Test("What a macro has made is no file that anybody has") func macros() {
        #expect(Backtrace.place(in: [foreign, expanded, own]) { $0.hasPrefix("/zoetrope/") } == "/home/user/Card.swift:20")
    }
}
