import Foundation
import TestSupport
import Testing
import VirtualTime

@Suite("The machine that previews see") @MainActor struct VirtualMachineTests {
    private func answers() -> [String] {
        let process = ProcessInfo.processInfo
        return [
            "\(process.activeProcessorCount) of \(process.processorCount)", "\(process.physicalMemory)", "\(process.processIdentifier)",
        ]
    }

    @Test("Code of a preview gets the answers of one machine") func preview() {
        expect(VirtualRandom.fromStart(answers), equals: ["6 of 6", "8589934592", "512"])
        let name = VirtualRandom.fromStart {
            var name = [CChar](repeating: 0, count: 64)
            gethostname(&name, name.count)
            return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        }
        expect(name, equals: "iPhone")
    }

    @Test("Other code gets those of the machine that it runs on") func others() throws {
        let process = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self")
        expect("\(ProcessInfo.processInfo.processIdentifier)", equals: process)
        VirtualRandom.fromStart {}
        expect("\(getpid())", equals: process)
    }
}
