import Foundation
import TestSupport
import Testing

@testable import Charts

@Suite("Scales and steps")
struct ScaleTests {
    private static let ranges: [(Double, Int, [Double])] = [
        (7, 4, [0, 2, 4, 6, 8]), (838, 4, [0, 200, 400, 600, 800, 1000]), (1, 4, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0.37, 4, [0, 0.1, 0.2, 0.3, 0.4]), (14641, 3, [0, 5000, 10000, 15000]),
    ]

    @Test(arguments: ranges)
    func roundSteps(_ greatest: Double, _ count: Int, _ expected: [Double]) {
        expect(RoundStep(over: greatest, count: count).multiples(around: 0, greatest), equals: expected)
    }

    @Test("Steps of nothing, of the largest number and of no number end")
    func hostileSteps() {
        for length in [0, -1, .nan, .infinity, 1e308, 5e-324] {
            let step = RoundStep(over: length, count: 4)
            #expect(step.value > 0 && step.value.isFinite)
            #expect(step.multiples(in: 0, length).count <= 2001)
        }
        #expect(RoundStep(exactly: 1e-9).multiples(in: 0, 1e9).isEmpty)
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    @Test func quartersCountFromJanuary() {
        let starts = DateStep(unit: .month, count: 3).starts(in: date(2025, 2, 10)...date(2025, 12, 31), calendar: Self.calendar)
        expect(starts, equals: [date(2025, 4, 1), date(2025, 7, 1), date(2025, 10, 1)])
    }

    @Test func sixHoursCountFromMidnight() {
        let starts = DateStep(unit: .hour, count: 6).starts(in: date(2025, 2, 10, 5)...date(2025, 2, 10, 20), calendar: Self.calendar)
        expect(starts, equals: [date(2025, 2, 10, 6), date(2025, 2, 10, 12), date(2025, 2, 10, 18)])
    }

    @Test("About as many steps of time as are wanted")
    func dateSteps() {
        let day = 86400.0
        expect(DateStep(over: 3600, count: 4), equals: DateStep(unit: .minute, count: 15))
        expect(DateStep(over: 7 * day, count: 4), equals: DateStep(unit: .day, count: 2))
        expect(DateStep(over: 365 * day, count: 5), equals: DateStep(unit: .month, count: 3))
        expect(DateStep(over: 365.2425 * day * 40, count: 4), equals: DateStep(unit: .year, count: 10))
    }

    private func plan(
        _ axis: Axis, _ data: [Datum], padsEnds: Bool = false, _ change: (inout ChartSettings.AxisSettings) -> Void = { _ in }
    ) -> ScalePlan {
        var settings = ChartSettings.AxisSettings()
        change(&settings)
        return ScalePlan(axis: axis, settings: settings, data: data, isNormalized: false, padsEnds: padsEnds, scrolls: true)
    }

    @Test func numbersReachToZeroAndToTheNextValue() throws {
        let scale = try #require(plan(.vertical, [.number(3), .number(7)]).scale(length: 100, desiredCount: 4))
        expect(scale.domain, equals: [.number(0), .number(8)])
        expect(scale.position(of: .number(8)), equals: 0)
        expect(scale.position(of: .number(0)), equals: 100)
        expect(scale.datum(at: 50), equals: .number(4))
    }

    @Test("Bars at numbers have half of one beside them, and no empty step")
    func barsAtNumbers() throws {
        let hours = (0..<12).map { Datum.number(Double($0)) }
        let plain = try #require(plan(.horizontal, hours, padsEnds: true).scale(length: 300, desiredCount: 4))
        expect(plain.domain, equals: [.number(-0.5), .number(12)])
        let one = try #require(plan(.horizontal, [.number(0)], padsEnds: true).scale(length: 300, desiredCount: 4))
        expect(one.domain, equals: [.number(-0.5), .number(0.5)])
    }

    @Test("An axis whose values are listed reaches to those, and to no step beyond them")
    func listedValues() throws {
        let hours = (0..<12).map { Datum.number(Double($0)) }
        func domain(_ values: [Int], padsEnds: Bool) throws -> [Datum] {
            let source = AxisMarksSource(preset: .automatic, position: .automatic, values: .values(values))
            return try #require(
                plan(.horizontal, hours, padsEnds: padsEnds) { $0.marks = [source] }.scale(length: 150, desiredCount: 2)
            ).domain
        }
        try expect(domain([0, 6, 11], padsEnds: true), equals: [.number(-0.5), .number(11.5)])
        try expect(domain([0, 6, 11], padsEnds: false), equals: [.number(0), .number(11)])
        try expect(domain([0, 12, 24], padsEnds: true), equals: [.number(-0.5), .number(24)])
    }

    @Test func aDomainThatIsGivenStaysAsItIs() throws {
        let scale = try #require(
            plan(.vertical, [.number(3)]) { $0.domain = (55...160).request }.scale(length: 105, desiredCount: 4))
        expect(scale.position(of: .number(55)), equals: 105)
        expect(scale.position(of: .number(160)), equals: 0)
    }

    @Test func categoriesStandInTheMiddleOfTheirSteps() throws {
        let data: [Datum] = [.category("a"), .category("b"), .category("a"), .category("c"), .category("d")]
        let x = try #require(plan(.horizontal, data).scale(length: 80, desiredCount: 4))
        expect(data.map { x.position(of: $0) }, equals: [10, 30, 10, 50, 70])
        expect(x.datum(at: 79), equals: .category("d"))
        #expect(x.datum(at: 81) == nil)
        // Categories of y run downwards, and reversed upwards.
        let y = try #require(plan(.vertical, data).scale(length: 80, desiredCount: 4))
        expect(y.position(of: .category("a")), equals: 10)
        let reversed = try #require(
            plan(.vertical, data) { $0.domain = AutomaticScaleDomain.automatic(reversed: true).request }
                .scale(length: 80, desiredCount: 4))
        expect(reversed.position(of: .category("a")), equals: 70)
    }

    @Test func logarithmsTakeEqualLengthsForEqualRatios() throws {
        let scale = try #require(
            plan(.horizontal, [.number(1), .number(1000)]) { $0.type = .log }.scale(length: 90, desiredCount: 4))
        let places = [1.0, 10, 100, 1000].compactMap { scale.position(of: .number($0)) }
        #expect(zip(places, [0, 30, 60, 90]).allSatisfy { abs($0 - $1) < 1e-9 })
        expect(
            AxisTicks(
                .automatic(desiredCount: nil, minimumStride: nil), of: scale, isNormalized: false, desiredCount: 4,
                calendar: Self.calendar
            ).values, equals: [.number(1), .number(10), .number(100), .number(1000)])
    }

    @Test func aChartThatScrollsShowsAWindow() throws {
        let scale = try #require(
            plan(.horizontal, [.number(0), .number(100)]) {
                $0.visibleLength = 25
                $0.scrollStart = .number(50)
            }.scale(length: 100, desiredCount: 5))
        expect(scale.position(of: .number(50)), equals: 0)
        expect(scale.position(of: .number(75)), equals: 100)
    }

    @Test func binsHoldTheirNumbers() {
        let bins = NumberBins(data: [0.3, 4.9, 9.7], desiredCount: 5)
        expect(bins.thresholds, equals: [0, 2, 4, 6, 8, 10])
        expect([0.3, 4.9, 9.7, 10, 11].map(bins.index), equals: [0, 2, 4, 4, 4])
        let days = DateBins(unit: .day, range: date(2025, 2, 10, 5)...date(2025, 2, 12, 1), calendar: Self.calendar)
        expect(days.count, equals: 3)
        expect(days.index(for: date(2025, 2, 11, 23)), equals: 1)
    }

    @Test func valuesComeBackInTheirTypes() {
        enum Size: String, Plottable { case small, large }
        expect(Datum(Size.large).value(as: Size.self), equals: .large)
        expect(Datum(3).value(as: Int.self), equals: 3)
        expect(Datum(3.4).value(as: Int.self), equals: 3)
        #expect(Datum("a").value(as: Int.self) == nil)
        expect(Datum(Date(timeIntervalSince1970: 5)).value(as: Date.self), equals: Date(timeIntervalSince1970: 5))
    }
}
