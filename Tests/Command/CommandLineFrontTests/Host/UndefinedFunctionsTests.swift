import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Functions that no library has")
struct UndefinedFunctionsTests {
    private let lines = [
        "error: link command failed with exit code 1 (use -v to see invocation)", "ld.lld: error: undefined symbol: CGSGetActiveSpace",
        ">>> referenced by Bridging.swift:208 (/u/A b/Bridging.swift:208)", ">>>               /o/Bridging.o:($s3Ice)", "",
        "ld.lld: error: undefined symbol: CGSMainConnectionID", ">>> referenced by Bridging.swift:9 (/u/A b/Bridging.swift:9)",
        "clang: error: linker command failed with exit code 1 (use -v to see invocation)",
    ]

    @Test("Functions that stop their callers stand in for them, and are reported at their first use")
    func functions() throws {
        let undefined = try #require(UndefinedFunctions(in: lines))
        expect(
            undefined.leftOut.map(\.place),
            equals: ["/u/A b/Bridging.swift:208: CGSGetActiveSpace", "/u/A b/Bridging.swift:9: CGSMainConnectionID"])
        expect(undefined.leftOut.map(\.part?.standIn), equals: [.stop, .stop])
        #expect(undefined.source.contains("@_cdecl(\"CGSMainConnectionID\") public func _undefined1()"))
    }

    @Test(
        "Nothing stands in for other faults of a link",
        arguments: [
            "ld.lld: error: undefined symbol: $s3Ice8BridgingO", "ld.lld: error: duplicate symbol: main",
            "ld.lld: error: cannot open /o/a.o",
        ])
    func others(_ line: String) {
        #expect(UndefinedFunctions(in: lines + [line]) == nil && UndefinedFunctions(in: []) == nil)
    }
}
