import TestSupport
import Testing

@testable import Network

@Suite("Whether the network can be reached")
struct NetworkPathTests {
    @Test("It can, over a wireless network, and not where requests fail")
    func status() {
        let path = NWPath.steady(isOffline: false)
        #expect(path.status == .satisfied && path.usesInterfaceType(.wifi) && path.supportsDNS)
        let offline = NWPath.steady(isOffline: true)
        #expect(offline.status == .unsatisfied && offline.availableInterfaces.isEmpty && !offline.supportsIPv4)
        expect(NWPathMonitor().currentPath, equals: path)
    }
}
