import Foundation
import HealthKit
import Security
import Testing
import UserNotifications

@Suite("Frameworks of which the words are here")
struct FrameworkWordsTests {
    @Test("Quantities are told in units of their kind")
    func quantities() {
        let distance = HKQuantity(unit: .mile(), doubleValue: 1)
        #expect(distance.doubleValue(for: .meterUnit(with: .kilo)) == 1.609344)
        #expect(!distance.is(compatibleWith: .minute()))
        #expect(distance.doubleValue(for: .minute()) == 0)
        let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90)
        #expect(pulse.doubleValue(for: .count().unitDivided(by: .second())) == 1.5)
        let sugar = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100)
        #expect(abs(sugar.doubleValue(for: HKUnit.gram().unitDivided(by: .liter())) - 1) < 1e-12)
        let fever = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212)
        #expect(abs(fever.doubleValue(for: .degreeCelsius()) - 100) < 1e-9)
    }

    @Test("A query that nobody can answer ends without data")
    func query() {
        var answer: [HKSample]? = nil
        HKHealthStore().execute(
            HKSampleQuery(sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) { _, samples, _ in
                answer = samples
            })
        #expect(answer == [])
    }

    @Test("A keychain keeps, finds, changes and forgets what user code gives it")
    func keychain() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test-\(UUID())", kSecAttrAccount as String: "a",
        ]
        var item = query
        item[kSecValueData as String] = Data("secret".utf8)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data("other".utf8)] as CFDictionary) == errSecSuccess)
        var search = query
        search[kSecReturnData as String] = true
        search[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: AnyObject?
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
        #expect((result as? Data).map { String(decoding: $0, as: UTF8.self) } == "other")
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
    }

    @Test("A notification is kept until it is taken away")
    func notification() async throws {
        let content = UNMutableNotificationContent()
        content.title = "Drink"
        let id = UUID().uuidString
        try await UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: id, content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        #expect(await UNUserNotificationCenter.current().pendingNotificationRequests().contains { $0.identifier == id && $0.content.title == "Drink" })
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [id])
        #expect(await !UNUserNotificationCenter.current().pendingNotificationRequests().contains { $0.identifier == id })
    }
}
