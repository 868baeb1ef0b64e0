import Foundation
import StageSupport
import TestSupport
import Testing

@testable import Charts
@_spi(Nodes) @testable import SwiftUICore

/// Domains, values and texts of axes beside those in public pictures of Swift Charts.
@MainActor
@Suite("Axes of Swift Charts")
struct AxisTruthTests {
    /// A record of an axis, as `Truth/README.md` describes it.
    private struct Record: Decodable {
        let id: String
        let kind: String
        let axis: String?
        let length: Double?
        let data: [Value]?
        let isGiven: Bool?
        let isWhole: Bool?
        let includesZero: Bool?
        let desired: Int?
        let domain: [Double]?
        let ticks: [Value]?
        let labels: [String]?
        let locale: String?
    }

    /// A number, or a date in Greenwich.
    private enum Value: Decodable {
        case number(Double)
        case date(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .date(try container.decode(String.self))
            }
        }

        var datum: Datum {
            switch self {
            case .number(let number): return .number(number)
            case .date(let text):
                let parts = text.split { "- :".contains($0) }.compactMap { Int($0) } + [0, 0, 0]
                let components = DateComponents(
                    year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
                return Datum(AxisTruthTests.calendar.date(from: components) ?? .distantPast)
            }
        }
    }

    private struct Table: Decodable { let records: [Record] }

    private nonisolated static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func environment(_ record: Record) throws -> EnvironmentValues {
        var environment = try EnvironmentValues.onStage(scale: 1)
        environment.locale = Locale(identifier: record.locale ?? "en_US")
        environment.timeZone = .gmt
        environment.calendar = Self.calendar
        return environment
    }

    /// Returns our axis for a record, and the parts in which it differs from the picture.
    private func differences(_ record: Record) throws -> [String] {
        let data = (record.data ?? []).map(\.datum)
        var settings = ChartSettings.AxisSettings()
        if record.isGiven == true { settings.domain = DomainRequest(values: data) }
        if record.includesZero == false { settings.domain = DomainRequest(includesZero: false) }
        let values = AxisMarkValues.automatic(desiredCount: record.desired)
        settings.marks = [AxisMarksSource(preset: .automatic, position: .automatic, values: values)]
        let axis: Axis = record.axis == "x" ? .horizontal : .vertical
        let plan = ScalePlan(
            axis: axis, settings: settings, data: data, isWhole: record.isWhole == true, isNormalized: false, scrolls: false)
        let scale = try #require(plan.scale(length: CGFloat(record.length ?? 100)))
        let ticks = AxisTicks(values.kind, of: scale, isNormalized: false, calendar: Self.calendar)
        let words = try environment(record)
        // A narrow space stands between the hour and its half of the day.
        let texts = ticks.values.map { ticks.text(for: $0, in: words).replacing("\u{202f}", with: " ") }
        var differences: [String] = []
        if let domain = record.domain, !Self.agree(scale.domain, domain.map(Datum.number)) {
            differences.append("domain \(scale.domain.map(\.name))")
        }
        if let expected = record.ticks, !Self.agree(ticks.values, expected.map(\.datum)) {
            differences.append("ticks \(ticks.values.map(\.name))")
        }
        // A label that the picture cuts or the table leaves out ends in an ellipsis.
        let labels = zip(record.labels ?? [], texts).filter { label, text in
            label.hasSuffix("…") ? !text.hasPrefix(label.dropLast()) : label != text
        }
        if !labels.isEmpty, record.ticks != nil { differences.append("labels \(texts)") }
        return differences
    }

    private static func agree(_ ours: [Datum], _ theirs: [Datum]) -> Bool {
        ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { a, b in
                guard let a = a.scalar, let b = b.scalar else { return false }
                return abs(a - b) <= 1e-9 * max(abs(a), abs(b), 1)
            }
    }

    @Test("Domains, values and labels are Apple's in 116 of 117 pictures")
    func pictures() throws {
        let url = Bundle.module.bundleURL.appending(path: "Truth/axes.json")
        let records = try JSONDecoder().decode(Table.self, from: Data(contentsOf: url)).records.filter { $0.kind != "look" }
        expect(records.count, equals: 117)
        let differing = try records.compactMap { record -> String? in
            let differences = try differences(record)
            return differences.isEmpty ? nil : "\(record.id): \(differences.joined(separator: ", "))"
        }
        // A domain without zero of iOS 16.0 has six values, 16 to 26, where all other pictures have three to five.
        expect(differing, equals: ["sf-y: domain [\"15\", \"25\"], ticks [\"15\", \"20\", \"25\"]"])
    }
}
