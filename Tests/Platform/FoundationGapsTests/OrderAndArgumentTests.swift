import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("Orders of texts, numbers as arguments, amounts of data")
struct OrderAndArgumentTests {
    @Test("Lists are sorted as the language does, digits as numbers")
    func orders() {
        let files = ["a10", "B9", "a9", "b1"]
        expect(files.sorted(using: .localizedStandard), equals: ["a9", "a10", "b1", "B9"])
        expect(
            files.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard, order: .reverse)),
            equals: ["B9", "b1", "a10", "a9"])
        expect(["z", "É", "e"].sorted(using: .localized), equals: ["e", "É", "z"])
    }

    private struct File: Equatable {
        var name: String
        var tag: String?
    }

    @Test("Descriptors of texts take the language's order, which is their default")
    func descriptors() {
        let files = [File(name: "a10", tag: "É"), File(name: "B9"), File(name: "a9", tag: "e"), File(name: "b1", tag: "z")]
        expect(files.sorted(using: SortDescriptor(\.name)).map(\.name), equals: ["a9", "a10", "b1", "B9"])
        expect(
            files.sorted(using: [SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse)]).map(\.name),
            equals: ["B9", "b1", "a10", "a9"])
        expect(files.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name), equals: ["B9", "a10", "a9", "b1"])
        expect(files.sorted(using: SortDescriptor(\.tag, comparator: .localized)).map(\.tag), equals: [nil, "e", "É", "z"])
    }

    @Test("A number object is written where a format takes an object")
    func objects() {
        expect(String(format: "%@ of %@", NSNumber(value: 2), "x" as NSString), equals: "2 of x")
        expect(String(format: "%@", arguments: [NSNumber(value: 2.5)]), equals: "2.5")
    }

    @Test("Amounts of data are written in the unit that suits them") @MainActor
    func bytes() {
        CurrentLocale.set(Locale(identifier: "en_US"))
        let amount = Measurement(value: 30, unit: UnitInformationStorage.gigabytes)
        expect(amount.formatted(.byteCount(style: .file)), equals: "30 GB")
        expect(Measurement(value: 2, unit: UnitInformationStorage.kibibytes).formatted(.byteCount(style: .memory)), equals: "2 kB")
        #expect(Measurement(value: 1e30, unit: UnitInformationStorage.bytes).formatted(.byteCount(style: .file)).hasSuffix(" PB"))
    }
}
