import Foundation
import TestSupport
import Testing

@testable import Charts

@Suite("Scales and steps")
struct ScaleTests {
    private static let ranges: [(Double, Int, [Double])] = [
        (7, 4, [0, 2, 4, 6, 8]), (838, 4, [0, 250, 500, 750, 1000]), (1, 4, [0, 0.5, 1]), (0.37, 4, [0, 0.1, 0.2, 0.3, 0.4]),
        (14641, 3, [0, 10000, 20000]), (14641, 4, [0, 5000, 10000, 15000]),
    ]

    @Test(arguments: ranges)
    func roundSteps(_ greatest: Double, _ count: Int, _ expected: [Double]) {
        expect(RoundStep(over: 0, greatest, count: count, isWidened: true).multiples(around: 0, greatest), equals: expected)
    }

    @Test("A range around zero reaches to the next values at both ends")
    func aRangeAroundZero() {
        let step = RoundStep(over: -1.3, 1.25, count: 4, isWidened: true)
        expect(step.multiples(around: -1.3, 1.25), equals: [-2, -1, 0, 1, 2])
    }

    @Test("Integers have no values between them")
    func wholeNumbers() {
        let step = AxisTicks.step(for: AxisMarkValues.automatic.kind, over: 0, 2, isWidened: true, isWhole: true)
        expect(step.multiples(around: 0, 2), equals: [0, 1, 2])
        let parts = AxisTicks.step(for: AxisMarkValues.automatic.kind, over: 0, 2, isWidened: true, isWhole: false)
        expect(parts.multiples(around: 0, 2), equals: [0, 0.5, 1, 1.5, 2])
    }

    @Test("Steps of nothing, of the largest number and of no number end")
    func hostileSteps() {
        for length in [0, -1, .nan, .infinity, 1e308, 5e-324] {
            let step = RoundStep(over: 0, length, count: 4, isWidened: true)
            #expect(step.value > 0 && step.value.isFinite)
            #expect(step.multiples(in: 0, length).count <= 2001)
        }
        #expect(RoundStep(over: -1e308, 1e308, count: 4, isWidened: true).value.isFinite)
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

    @Test("Months and hours of a step count from the first one, not from January or midnight")
    func datesCountFromTheFirst() {
        let quarters = DateStep(unit: .month, count: 3).starts(in: date(2025, 2, 1)...date(2025, 12, 31), calendar: Self.calendar)
        expect(quarters, equals: [date(2025, 2, 1), date(2025, 5, 1), date(2025, 8, 1), date(2025, 11, 1)])
        let hours = DateStep(unit: .hour, count: 6).starts(in: date(2025, 2, 10, 5)...date(2025, 2, 10, 20), calendar: Self.calendar)
        expect(hours, equals: [date(2025, 2, 10, 5), date(2025, 2, 10, 11), date(2025, 2, 10, 17)])
    }

    @Test("About as many steps of time as are wanted")
    func dateSteps() {
        let day = 86400.0
        let start = date(2025, 1, 1)
        for (length, count, step) in [
            (3600, 4, DateStep(unit: .minute, count: 15)), (7 * day, 4, DateStep(unit: .day, count: 2)),
            (365 * day, 5, DateStep(unit: .month, count: 3)), (365.2425 * day * 40, 4, DateStep(unit: .year, count: 10)),
        ] {
            let range = start...start.addingTimeInterval(length)
            expect(DateStep(in: range, count: count, calendar: Self.calendar), equals: step)
        }
        let never = Date.distantPast...Date.distantFuture
        #expect(DateStep(in: never, count: 4, calendar: Self.calendar).starts(in: never, calendar: Self.calendar).count < 10)
    }

    private func plan(
        _ axis: Axis, _ data: [Datum], _ change: (inout ChartSettings.AxisSettings) -> Void = { _ in }
    ) -> ScalePlan {
        var settings = ChartSettings.AxisSettings()
        change(&settings)
        return ScalePlan(axis: axis, settings: settings, data: data, isWhole: false, isNormalized: false, scrolls: true)
    }

    @Test func numbersReachToZeroAndToTheNextValue() throws {
        let scale = try #require(plan(.vertical, [.number(3), .number(7)]).scale(length: 100))
        expect(scale.domain, equals: [.number(0), .number(8)])
        expect(scale.position(of: .number(8)), equals: 0)
        expect(scale.position(of: .number(0)), equals: 100)
        expect(scale.datum(at: 50), equals: .number(4))
    }

    @Test("A hidden axis does not round its domain")
    func hiddenAxis() throws {
        let scale = try #require(plan(.vertical, [.number(3), .number(7)]) { $0.visibility = .hidden }.scale(length: 100))
        expect(scale.domain, equals: [.number(0), .number(7)])
    }

    @Test("Annotations that leave the plot enlarge the data before they are rounded")
    func annotationsEnlargeTheData() throws {
        let bars = plan(.vertical, [.number(0), .number(30)])
        let scale = try #require(bars.scale(length: 170))
        expect(scale.domain, equals: [.number(0), .number(30)])
        let enlarged = try #require(bars.enlarged(by: (top: 16, bottom: 0), of: scale))
        try expect(#require(enlarged.scale(length: 170)).domain, equals: [.number(0), .number(40)])
        let given = plan(.vertical, [.number(0), .number(30)]) { $0.domain = (0...30).request }
        #expect(given.enlarged(by: (top: 16, bottom: 0), of: scale) == nil)
    }

    @Test("Dates have no room beside the first and the last")
    func datesKeepTheirDomain() throws {
        let scale = try #require(plan(.horizontal, [Datum(date(2025, 4, 1)), Datum(date(2025, 4, 8))]).scale(length: 240))
        expect(scale.position(of: Datum(date(2025, 4, 1))), equals: 0)
        expect(scale.position(of: Datum(date(2025, 4, 8))), equals: 240)
    }

    @Test("An axis whose values are listed reaches to those, and to no step beyond them")
    func listedValues() throws {
        let hours = (0..<12).map { Datum.number(Double($0)) }
        func domain(_ values: [Int]) throws -> [Datum] {
            let source = AxisMarksSource(preset: .automatic, position: .automatic, values: .values(values))
            return try #require(plan(.horizontal, hours) { $0.marks = [source] }.scale(length: 150)).domain
        }
        try expect(domain([0, 6, 11]), equals: [.number(0), .number(11)])
        try expect(domain([0, 12, 24]), equals: [.number(0), .number(24)])
    }

    @Test func aDomainThatIsGivenStaysAsItIs() throws {
        let scale = try #require(
            plan(.vertical, [.number(3)]) { $0.domain = (55...160).request }.scale(length: 105))
        expect(scale.position(of: .number(55)), equals: 105)
        expect(scale.position(of: .number(160)), equals: 0)
    }

    @Test func categoriesStandInTheMiddleOfTheirSteps() throws {
        let data: [Datum] = [.category("a"), .category("b"), .category("a"), .category("c"), .category("d")]
        let x = try #require(plan(.horizontal, data).scale(length: 80))
        expect(data.map { x.position(of: $0) }, equals: [10, 30, 10, 50, 70])
        expect(x.datum(at: 79), equals: .category("d"))
        #expect(x.datum(at: 81) == nil)
        // Categories of y run downwards, and reversed upwards.
        let y = try #require(plan(.vertical, data).scale(length: 80))
        expect(y.position(of: .category("a")), equals: 10)
        let reversed = try #require(
            plan(.vertical, data) { $0.domain = AutomaticScaleDomain.automatic(reversed: true).request }
                .scale(length: 80))
        expect(reversed.position(of: .category("a")), equals: 70)
    }

    @Test func logarithmsTakeEqualLengthsForEqualRatios() throws {
        let scale = try #require(
            plan(.horizontal, [.number(1), .number(1000)]) { $0.type = .log }.scale(length: 90))
        let places = [1.0, 10, 100, 1000].compactMap { scale.position(of: .number($0)) }
        #expect(zip(places, [0, 30, 60, 90]).allSatisfy { abs($0 - $1) < 1e-9 })
        expect(
            AxisTicks(
                AxisMarkValues.automatic.kind, of: scale, isNormalized: false, calendar: Self.calendar
            ).values, equals: [.number(1), .number(10), .number(100), .number(1000)])
    }

    @Test func aChartThatScrollsShowsAWindow() throws {
        let scale = try #require(
            plan(.horizontal, [.number(0), .number(100)]) {
                $0.visibleLength = 25
                $0.scrollStart = .number(50)
            }.scale(length: 100))
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
