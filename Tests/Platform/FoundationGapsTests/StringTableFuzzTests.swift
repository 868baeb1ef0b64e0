import Foundation
import TestSupport
import Testing

@testable import FoundationGaps

/// Tables that somebody damaged: whatever the bytes, there is a result or a fault, never a crash.
@Suite("Damaged strings tables") struct StringTableFuzzTests {
    private static let samples: [String] = [
        #"/* c */ "key" = "va\"l\U00e9ue %1$lld %%"; word = word; "only"; { a = b; }"#,
        TableFixture.catalog,
        """
        <?xml version="1.0"?><plist version="1.0"><dict><key>a %d</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>%#@v@</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%d</string><key>other</key><string>%#@v@</string></dict></dict></dict></plist>
        """,
    ]

    @Test(arguments: 0..<150) func mutated(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var bytes = Array(Self.samples[seed % Self.samples.count].utf8)
        for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
            let index = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: index)
            case 2: bytes.removeSubrange(index..<min(index + 20, bytes.count))
            default: bytes.insert(contentsOf: Array("%#@\"\\{<".utf8).shuffled(using: &random), at: index)
            }
        }
        let data = Data(bytes)
        let locale = Locale(identifier: "de_DE")
        for name in ["Localizable.strings", "Localizable.stringsdict", "Localizable.xcstrings"] {
            let fixture = try TableFixture([:])
            try fixture.write(data, to: name)
            let tables = fixture.tables
            let context = LocalizationContext(locale: locale, tables: tables)
            for key in ["key", "a %d", "%lld cups"] as [String.LocalizationValue] {
                _ = key.resolved(key: key.lookUpKey, table: nil, bundle: nil, in: context)
            }
            let value: String.LocalizationValue = "\(1) cups"
            _ = value.resolved(key: value.key, table: nil, bundle: nil, in: context)
            // A file is read once: its fault is told once.
            #expect(tables.problems.count <= 1)
            #expect(tables.problems.allSatisfy { $0.path.hasSuffix(name) })
        }
    }

    @Test("Variables that name one another end") func circles() {
        let variable = { (text: String) in Translation.Variable(forms: [.other: text]) }
        let translation = Translation(format: "%#@a@", variables: ["a": variable("x%#@b@"), "b": variable("y%#@a@")])
        let pieces = LocalizedFormat(translation, language: "en").pieces(numbers: [2])
        #expect(pieces.count < 20 && pieces.contains(.literal("x")) && pieces.contains(.literal("y")))
    }

    @Test(arguments: ["%", "%%", "100 %", "%1$", "%9$@", "%#@", "%#@x", "%-", "%0", "%99999999999999999999$@", "%é"])
    func oddFormats(_ format: String) {
        let pieces = LocalizedFormat(Translation(format: format), language: "en").pieces(numbers: [1])
        #expect(pieces.count <= 2)
    }
}
