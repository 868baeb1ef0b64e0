import Foundation
import TestSupport
import Testing
import VirtualTime

@testable import PreviewRendering

@Suite("What other programs write", .serialized) @MainActor struct ProgramOutputTests {
    @Test("It is there while a view's time stands") func whileTimeStands() {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let output = ProgramOutput.of("/bin/echo", ["a"])
        #expect(output?.bytes == Array("a\n".utf8) && output?.status == 0)
    }

    @Test("Its end is told, and that there is no such program") func ends() {
        expect(ProgramOutput.of("/bin/sh", ["-c", "exit 3"])?.status, equals: 3)
        expect(ProgramOutput.of("/bin/sh", ["-c", "kill -9 $$"])?.status, equals: -1)
        #expect(ProgramOutput.of("/nowhere/a", []) == nil)
        expect(ProgramOutput.of("/bin/sh", ["-c", "head -c 200000 /dev/zero"])?.bytes.count, equals: 200_000)
    }
}
