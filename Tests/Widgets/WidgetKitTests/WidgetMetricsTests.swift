import TestSupport
import Testing

@testable import WidgetKit

struct WidgetMetricsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let device: String
        let family: String
        let size: CGSize
        var testDescription: String { "\(device) \(family)" }
    }

    /// The sizes of Apple's tables; on iPads those in which the widget is laid out.
    static let documented: [Case] = {
        guard let table = try? TruthTable.read("widgets.json") else { return [] }
        return table.flatMap { record -> [Case] in
            guard let id = record["id"] as? String, let value = record["value"] as? [String: Any] else { return [] }
            if id.hasPrefix("ios.") { return cases(device: String(id.dropFirst(4)), sizes: value) }
            guard id.hasPrefix("ipados."), let canvas = value["canvas (what the widget lays out in)"] as? [String: Any]
            else { return [] }
            return cases(device: "iPad " + id.dropFirst(7), sizes: canvas)
        }
    }()

    private static func cases(device: String, sizes: [String: Any]) -> [Case] {
        sizes.sorted { $0.key < $1.key }.compactMap { family, value in
            guard let side = value as? [NSNumber], side.count == 2 else { return nil }
            return Case(
                device: device, family: family,
                size: CGSize(width: side[0].doubleValue, height: side[1].doubleValue))
        }
    }

    @Test func tableIsThere() { expect(Self.documented.count, equals: 97) }

    @Test(arguments: documented)
    func sizeIsApples(_ expected: Case) throws {
        let device = try #require(WidgetDevice(named: expected.device))
        let family = try #require(WidgetFamily(named: expected.family))
        expect(device.size(of: family), equals: expected.size)
        expect(WidgetMetrics(family: family, device: device)?.size, equals: expected.size)
    }

    @Test func standardSmallWidget() throws {
        let metrics = try #require(WidgetMetrics(family: .systemSmall))
        expect(metrics.size, equals: CGSize(width: 170, height: 170))
        expect(metrics.contentMargins, equals: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
        expect(metrics.cornerRadius, near: 22, within: 1e-12)
    }

    @Test func familiesOfOneDeviceShareTheirRadius() throws {
        let small = try #require(WidgetMetrics(family: .systemSmall))
        expect(WidgetMetrics(family: .systemLarge)?.cornerRadius, equals: small.cornerRadius)
        expect(WidgetMetrics(family: .accessoryCircular)?.cornerRadius, equals: 38)
    }

    @Test(
        "An accessory widget is as large as it prints on a phone",
        arguments: [
            (WidgetFamily.accessoryCircular, 58.0, 58.0), (.accessoryRectangular, 146, 58), (.accessoryInline, 234, 26),
        ])
    func accessoryMargins(_ family: WidgetFamily, _ width: Double, _ height: Double) throws {
        let device = try #require(WidgetDevice(named: "393x852"))
        let metrics = try #require(WidgetMetrics(family: family, device: device))
        expect(metrics.size.width - metrics.contentMargins.leading - metrics.contentMargins.trailing, equals: CGFloat(width))
        expect(metrics.size.height - metrics.contentMargins.top - metrics.contentMargins.bottom, equals: CGFloat(height))
    }

    @Test(
        "Accessories are as large as they print on devices that Apple's tables lack",
        arguments: [
            ("402x874", WidgetFamily.accessoryCircular, 58.0, 58.0), ("402x874", .accessoryRectangular, 148, 58),
            ("402x874", .accessoryInline, 342, 36),
            ("440x956", .accessoryCircular, 60, 60), ("440x956", .accessoryRectangular, 158, 60), ("440x956", .accessoryInline, 370, 36),
            ("420x912", .accessoryRectangular, 153, 173.0 / 3), ("420x912", .systemMedium, 1100.0 / 3 - 32, 518.0 / 3 - 32),
            ("watch 187x223", .accessoryCircular, 47, 47), ("watch 208x248", .accessoryCorner, 34, 34),
            ("watch 211x257", .accessoryRectangular, 185, 70.5),
        ] as [(String, WidgetFamily, Double, Double)])
    func measured(_ name: String, _ family: WidgetFamily, _ width: Double, _ height: Double) throws {
        let device = try #require(WidgetDevice(named: name))
        let metrics = try #require(WidgetMetrics(family: family, device: device))
        let margins = metrics.contentMargins
        expect(Double(metrics.size.width - margins.leading - margins.trailing), near: width, within: 1e-9)
        expect(Double(metrics.size.height - margins.top - margins.bottom), near: height, within: 1e-9)
    }

    @Test func unknownSizesAreNotInvented() throws {
        #expect(WidgetMetrics(family: .accessoryCorner) == nil)
        expect(WidgetMetrics(family: .systemExtraLargePortrait)?.size, equals: CGSize(width: 364, height: 594))
        expect(WidgetMetrics(family: .systemExtraLargePortrait)?.contentMargins.top, equals: 16)
        #expect(WidgetMetrics(family: .systemSmall, device: .watch) == nil)
        let small = try #require(WidgetDevice(named: "320x568"))
        #expect(WidgetMetrics(family: .accessoryInline, device: small) == nil)
        #expect(WidgetDevice(named: "1x1") == nil)
    }

    @Test func deviceNamesAreUnique() {
        let names = WidgetDevice.known.map(\.name)
        expect(Set(names).count, equals: names.count)
        #expect(names.contains(WidgetDevice.standard.name))
    }
}
