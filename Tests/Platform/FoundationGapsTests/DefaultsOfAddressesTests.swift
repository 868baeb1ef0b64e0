import FoundationGaps
import Foundation
import TestSupport
import Testing

@Suite("Addresses in UserDefaults", .serialized)
struct DefaultsOfAddressesTests {
    private let key = "address-\(UUID().uuidString)"

    @Test("An optional address that is nil removes the value, as does nil itself, in every suite")
    func nothing() throws {
        #expect(DefaultsOfAddresses.mend())
        let absent: URL? = nil
        for defaults in [UserDefaults.standard, try #require(UserDefaults(suiteName: "suite-\(key)"))] {
            defaults.set(5, forKey: key)
            defaults.set(absent, forKey: key)
            #expect(defaults.object(forKey: key) == nil)
            defaults.set("text", forKey: key)
            defaults.set(nil, forKey: key)
            #expect(defaults.object(forKey: key) == nil)
        }
    }

    @Test("An optional address that is there comes back, a file's and one of the net")
    func some() {
        #expect(DefaultsOfAddresses.mend())
        for address in [URL(fileURLWithPath: "/tmp/quotes.json"), URL(string: "https://example.com/a?b=1")] as [URL?] {
            UserDefaults.standard.set(address, forKey: key)
            expect(UserDefaults.standard.url(forKey: key), equals: address)
        }
        UserDefaults.standard.removeObject(forKey: key)
    }
}
