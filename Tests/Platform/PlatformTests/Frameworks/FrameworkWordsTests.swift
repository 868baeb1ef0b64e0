import Accessibility
import Contacts
import CoreBluetooth
import CoreSpotlight
import Foundation
@testable import HealthKit
import Intents
import Playgrounds
import RunContext
import Security
import TestSupport
import Testing
import UserNotifications
import WeatherKit
import simd

// A playground beside code is checked, and nothing comes of it.
#Playground("Sum") {
    let sum = [1, 2, 3].reduce(0, +)
    try await Task.sleep(for: .seconds(sum))
}

#Playground { print("unnamed") }

/// As an app that plays music writes it.
private final class Player: NSObject, INPlayMediaIntentHandling {
    func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void) {
        guard let name = intent.mediaSearch?.mediaName else {
            return completion([INPlayMediaMediaItemResolutionResult.unsupported(forReason: .unsupportedMediaType)])
        }
        let item = INMediaItem(identifier: "1", title: name, type: .radioStation, artwork: nil)
        completion(INPlayMediaMediaItemResolutionResult.successes(with: [item]))
    }

    func handle(intent: INPlayMediaIntent, completion: (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
    }
}

@Suite("Frameworks of which the words are here")
struct FrameworkWordsTests {
    @Test("A chart is described to those who do not see it, and announcements are reported")
    func accessibility() {
        let axis = AXNumericDataAxisDescriptor(title: "Cups", range: 0...5, gridlinePositions: []) { "\($0) cups" }
        let point = AXDataPoint(x: "Monday", y: 3)
        let series = AXDataSeriesDescriptor(name: "Coffee", isContinuous: false, dataPoints: [point])
        let chart = AXChartDescriptor(
            title: "Coffee", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Monday"]), yAxis: axis,
            series: [series])
        #expect(chart.yAxis?.valueDescriptionProvider(3) == "3.0 cups" && chart.series.first?.dataPoints.first?.yValue == 3)
        #expect(RunReports.noted { AccessibilityNotification.Announcement("Poured").post() }.contains { $0.contains("Poured") })
    }

    @Test("A request to play something is answered by who handles it") func media() {
        let intent = INPlayMediaIntent(mediaItems: nil, mediaSearch: INMediaSearch(mediaType: .music, mediaName: "Rain"))
        var code: INPlayMediaIntentResponseCode?
        Player().handle(intent: intent) { code = $0.code }
        var results = 0
        Player().resolveMediaItems(for: intent) { results = $0.count }
        #expect(code == .handleInApp && results == 1)
        let context = INMediaUserContext()
        context.subscriptionStatus = .subscribed
        context.becomeCurrent()
    }

    @Test("The weather's warnings can be asked for, with others") func alerts() async {
        func told() async throws -> String? {
            let (_, daily, alerts) = try await WeatherService.shared.weather(
                for: CLLocation(latitude: 1, longitude: 2), including: .current, .daily, .alerts)
            return (alerts ?? []).first { $0.severity == .extreme }?.region ?? daily.first?.symbolName
        }
        let noted = await RunReports.noted { await #expect(throws: (any Error).self) { try await told() } }
        #expect(WeatherSeverity.severe.description == "Severe" && noted.contains { $0.contains("weather(for:including:)") })
    }

    @Test("Quantities are told in units of their kind")
    func quantities() {
        let distance = HKQuantity(unit: .mile(), doubleValue: 1)
        expect(distance.doubleValue(for: .meterUnit(with: .kilo)), equals: 1.609344)
        #expect(!distance.is(compatibleWith: .minute()))
        expect(distance.doubleValue(for: .minute()), equals: 0)
        let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90)
        expect(pulse.doubleValue(for: .count().unitDivided(by: .second())), equals: 1.5)
        let sugar = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100)
        let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        expect(sugar.doubleValue(for: millimoles), near: 5.5507, within: 1e-4)
        expect(sugar.doubleValue(for: HKUnit(from: millimoles.unitString)), near: 5.5507, within: 1e-4)
        expect(sugar.doubleValue(for: HKUnit.gram().unitDivided(by: .liter())), near: 1, within: 1e-12)
        let fever = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212)
        expect(fever.doubleValue(for: .degreeCelsius()), near: 100, within: 1e-9)
    }

    @Test("A meal is samples that belong together, each in the unit in which its quantity is read")
    func meal() async throws {
        let iron = HKQuantitySample(
            type: HKQuantityType(.dietaryIron), quantity: HKQuantity(unit: .gramUnit(with: .milli), doubleValue: 2), start: .now, end: .now,
            device: .local(), metadata: nil)
        let meal = HKCorrelation(type: HKCorrelationType(.food), start: .now, end: .now, objects: [iron])
        expect(meal.objects(for: HKQuantityType(.dietaryIron)), equals: [iron])
        #expect(meal.objects(for: HKQuantityType(.dietaryZinc)).isEmpty && iron.device?.name == "iPhone")
        expect(meal.correlationType.identifier, equals: "HKCorrelationTypeIdentifierFood")
        expect(iron.sourceRevision.source, equals: .default())
        let types = [HKQuantityTypeIdentifier.dietaryIron, .dietaryFatSaturated, .dietaryVitaminD, .runningSpeed, .cyclingPower]
        expect(types.map { HKQuantityType($0).unit(in: .metric).unitString }, equals: ["mg", "g", "mcg", "km/hr", "W"])
        expect(HKQuantity(unit: .inchesOfMercury(), doubleValue: 30).doubleValue(for: HKUnit(from: "mmHg")), near: 762, within: 1e-3)
        expect(HKQuantity(unit: .degreeAngle(), doubleValue: 180).doubleValue(for: HKUnit(from: "rad")), near: .pi, within: 1e-12)
        expect(HKQuantity(unit: .hertzUnit(with: .kilo), doubleValue: 1).doubleValue(for: HKUnit(from: "count/s")), equals: 1000)
        expect(HKQuantity(unit: .watt(), doubleValue: 60).doubleValue(for: HKUnit(from: "kJ/min")), near: 3.6, within: 1e-9)
        await #expect(throws: HKError.self) {
            try await HKHealthStore().deleteObjects(of: HKCorrelationType(.food), predicate: HKQuery.predicateForObject(with: meal.uuid))
        }
    }

    @Test("A query that nobody can answer ends without data")
    func query() {
        var answer: [HKSample]? = nil
        HKHealthStore().execute(
            HKSampleQuery(sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
                _, samples, _ in
                answer = samples
            })
        expect(answer, equals: [])
    }

    @Test("Queries since an anchor, and for the statistics of many periods, find nothing and report it") func healthDescriptors()
        async throws
    {
        let store = HKHealthStore()
        let anchor = HKQueryAnchor(fromValue: 3)
        let samples = HKAnchoredObjectQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.bodyMass))], anchor: anchor)
        let found = try await samples.result(for: store)
        #expect(found.addedSamples.isEmpty && found.deletedObjects.isEmpty && found.newAnchor == anchor)
        let steps = HKStatisticsCollectionQueryDescriptor(
            predicate: HKSamplePredicate.quantitySample(type: HKQuantityType(.stepCount)), options: .cumulativeSum, anchorDate: .now,
            intervalComponents: DateComponents(day: 1))
        #expect(try await steps.result(for: store).statistics().isEmpty)
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data), equals: anchor)
    }

    private final class Central: NSObject, CBCentralManagerDelegate {
        func centralManagerDidUpdateState(_ central: CBCentralManager) {}
    }

    @Test("A central manager has no radio, and says so when it is to look for devices")
    func bluetooth() {
        let central = Central()
        let manager = CBCentralManager(delegate: central, queue: nil)
        #expect(manager.state == .unsupported && CBManager.authorization == .notDetermined)
        let noted = RunReports.noted { manager.scanForPeripherals(withServices: [CBUUID(string: "180D")]) }
        #expect(manager.isScanning && noted.contains { $0.contains("CBCentralManager.scanForPeripherals") })
        #expect(CBUUID(string: "180d") == CBUUID(data: Data([0x18, 0x0D])) && CBUUID(string: "180d").uuidString == "180D")
        let uuid = UUID(uuidString: "6E400001-B5A3-F393-E0A9-E50E24DCCA9E")
        expect(uuid.map { CBUUID(nsuuid: $0).uuidString }, equals: "6E400001-B5A3-F393-E0A9-E50E24DCCA9E")
    }

    @Test("What is put into Spotlight's index is reported")
    func spotlight() async throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Coffee"
        let noted = try await RunReports.noted {
            let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
            try await CSSearchableIndex.default().indexSearchableItems([item])
        }
        #expect(noted.contains { $0.contains("CSSearchableIndex.indexSearchableItems") })
    }

    @Test("A keychain keeps, finds, changes and forgets what user code gives it")
    func keychain() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test-\(UUID())", kSecAttrAccount as String: "a",
        ]
        var item = query
        item[kSecValueData as String] = Data("secret".utf8)
        expect(SecItemAdd(item as CFDictionary, nil), equals: errSecSuccess)
        expect(SecItemAdd(item as CFDictionary, nil), equals: errSecDuplicateItem)
        expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data("other".utf8)] as CFDictionary), equals: errSecSuccess)
        var search = query
        search[kSecReturnData as String] = true
        search[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: AnyObject?
        expect(SecItemCopyMatching(search as CFDictionary, &result), equals: errSecSuccess)
        expect((result as? Data).map { String(decoding: $0, as: UTF8.self) }, equals: "other")
        expect(SecItemDelete(query as CFDictionary), equals: errSecSuccess)
        expect(SecItemCopyMatching(search as CFDictionary, &result), equals: errSecItemNotFound)
    }

    @Test("A notification is kept until it is taken away")
    func notification() async throws {
        let content = UNMutableNotificationContent()
        content.title = "Drink"
        content.userInfo = ["cup": 1]
        expect((content.copy() as? UNNotificationContent)?.userInfo as? [String: Int], equals: ["cup": 1])
        let id = UUID().uuidString
        try await UNUserNotificationCenter.current().add(
            UNNotificationRequest(
                identifier: id, content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        #expect(
            await UNUserNotificationCenter.current().pendingNotificationRequests().contains {
                $0.identifier == id && $0.content.title == "Drink"
            })
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [id])
        #expect(await !UNUserNotificationCenter.current().pendingNotificationRequests().contains { $0.identifier == id })
    }

    @Test("An address book in which nobody is gives nobody, and labels are told in words")
    func contacts() throws {
        var count = 0
        try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])) { _, _ in
            count += 1
        }
        expect(count, equals: 0)
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
        expect(CNContactFormatter.string(from: contact, style: .fullName), equals: "Ada Lovelace")
        expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile), equals: "mobile")
    }

    @Test("Vectors are mixed, measured and kept within bounds")
    func vectors() {
        expect(simd_mix(simd_float3(0, 1, 2), simd_float3(2, 3, 4), simd_float3(repeating: 0.5)), equals: simd_float3(1, 2, 3))
        expect(simd_clamp(1.5, 0, 1), equals: 1)
        expect(simd_length(simd_double2(3, 4)), equals: 5)
        expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)), equals: simd_float3(0, 0, 1))
        expect(simd_smoothstep(0.0, 2.0, 1.0), equals: 0.5)
    }
}
