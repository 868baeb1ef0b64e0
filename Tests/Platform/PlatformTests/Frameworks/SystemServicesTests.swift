import CoreML
import CoreNFC
import Foundation
import NetworkExtension
import RunContext
import TestSupport
import Testing

@Suite("Models, readers and private networks") struct SystemServicesTests {
    @Test("A model that fails to load is reported") func model() async {
        let notes = await RunReports.noted {
            #expect(throws: MLModelError.io) { try MLModel(contentsOf: URL(fileURLWithPath: "/Words.mlmodelc")) }
            await #expect(throws: MLModelError.self) { try await MLModel.load(contentsOf: URL(fileURLWithPath: "/Words.mlmodelc")) }
        }
        expect(notes.count, equals: 2)
        #expect(notes.first?.contains("Words.mlmodelc") == true)
    }

    @Test("Arrays keep their numbers in the order of their dimensions, rounded to their type") func arrays() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .float16)
        expect(array.strides, equals: [3, 1])
        array[[1, 2]] = 2049
        expect(array[5].doubleValue, equals: 2048)
        array[0] = 100_000
        expect(array[[0, 0]].doubleValue, equals: .infinity)
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [0], dataType: .double) }
        let whole = try MLMultiArray([Int32(1), 2])
        whole[1] = -7.9
        expect(whole[1].intValue, equals: -7)
    }

    @Test("Values are found by their names, with their types") func values() throws {
        let provider = try MLDictionaryFeatureProvider(dictionary: ["age": 7, "height": 1.5, "name": "Ada"])
        expect(provider.featureNames, equals: ["age", "height", "name"])
        expect(provider["age"]?.int64Value, equals: 7)
        expect(provider.featureValue(for: "height")?.type, equals: .double)
        expect(provider["name"]?.stringValue, equals: "Ada")
        expect(provider["name"]?.doubleValue, equals: 0)
        #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["view": NSObject()]) }
    }

    private final class Reader: NSObject, NFCNDEFReaderSessionDelegate, @unchecked Sendable {
        let ended: (any Error) -> Void
        init(_ ended: @escaping (any Error) -> Void) { self.ended = ended }
        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) { ended(error) }
        func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    }

    @Test("A search for tags ends with an error") func tags() async {
        expect(NFCNDEFReaderSession.readingAvailable, equals: false)
        let error = await withCheckedContinuation { continuation in
            let reader = Reader { continuation.resume(returning: $0) }
            let session = NFCNDEFReaderSession(delegate: reader, queue: DispatchQueue(label: "tags"), invalidateAfterFirstRead: true)
            let notes = RunReports.noted { session.begin() }
            expect(notes.count, equals: 1)
            kept = reader
        }
        expect((error as? NFCReaderError)?.code, equals: .readerErrorUnsupportedFeature)
    }
    /// Sessions keep their delegates weakly.
    private nonisolated(unsafe) static var keptReader: Reader?
    private var kept: Reader? {
        get { Self.keptReader }
        nonmutating set { Self.keptReader = newValue }
    }

    @Test("Addresses and texts of tags are written and read as the NFC Forum has them") func records() throws {
        let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a"))
        expect(address.payload, equals: Data([2]) + Data("example.org/a".utf8))
        expect(address.wellKnownTypeURIPayload(), equals: URL(string: "https://www.example.org/a"))
        let text = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de_AT")))
        expect(text.payload.prefix(3), equals: Data([2]) + Data("de".utf8))
        expect(text.wellKnownTypeTextPayload().0, equals: "Grüße")
        expect(text.wellKnownTypeTextPayload().1?.identifier, equals: "de")
        expect(address.wellKnownTypeTextPayload().0, equals: nil)
        expect(NFCNDEFMessage(records: [address]).length, equals: 3 + 1 + 14)
    }

    @Test("A private network is not configured, cannot be saved and does not start") func network() async throws {
        let notes = try await RunReports.noted {
            try await NEVPNManager.shared().loadFromPreferences()
            await #expect(throws: NEVPNError.self) { try await NEVPNManager.shared().saveToPreferences() }
            #expect(throws: NEVPNError(.configurationInvalid)) { try NETunnelProviderManager().connection.startVPNTunnel() }
            await #expect(throws: NEHotspotConfigurationError.self) {
                try await NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "Home"))
            }
        }
        expect(notes.count, equals: 3)
        #expect(NETunnelProviderManager().connection is NETunnelProviderSession)
        expect(NEVPNManager.shared().connection.status, equals: .invalid)
    }
}
