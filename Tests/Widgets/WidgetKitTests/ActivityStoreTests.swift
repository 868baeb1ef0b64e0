import ActivityKit
import Foundation
import TestSupport
import Testing

@testable import WidgetKit

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
        var note = ""
    }

    var driver: String
}

private enum Color3: String, Codable { case red, green }

/// Live Activities in the store of a run.
@Suite("Activities of a run", .serialized) struct ActivityStoreTests {
    private func start(_ minutes: Int, stale: Date? = nil) throws -> Activity<Ride> {
        try Activity.request(
            attributes: Ride(driver: "Ada"),
            content: ActivityContent(state: Ride.ContentState(minutes: minutes), staleDate: stale), pushType: .token)
    }

    @Test func anActivityLivesFromRequestToDismissal() async throws {
        let activity = try start(9)
        #expect(Activity<Ride>.activities.contains { $0.id == activity.id })
        #expect(activity.activityState == .active && activity.pushToken == nil)
        let contents = activity.contentUpdates
        let states = activity.activityStateUpdates
        await activity.update(ActivityContent(state: Ride.ContentState(minutes: 4), staleDate: nil))
        await activity.end(
            ActivityContent(state: Ride.ContentState(minutes: 0), staleDate: nil), dismissalPolicy: .immediate)
        #expect(activity.content.state.minutes == 0 && activity.activityState == .dismissed)
        await activity.update(ActivityContent(state: Ride.ContentState(minutes: 7), staleDate: nil))
        expect(activity.content.state.minutes, equals: 0, "An activity that has ended keeps what it shows.")
        #expect(!Activity<Ride>.activities.contains { $0.id == activity.id })
        var minutes: [Int] = []
        for await content in contents { minutes.append(content.state.minutes) }
        expect(minutes, equals: [4, 0])
        var seen: [ActivityState] = []
        for await state in states { seen.append(state) }
        expect(seen, equals: [.ended, .dismissed])
    }

    @available(*, deprecated, message: "It tests what is deprecated.")
    @Test func statesOfTheContentAreHeardOfAsBefore() async throws {
        let activity = try start(9)
        let states = activity.contentStateUpdates
        await activity.update(using: Ride.ContentState(minutes: 4))
        await activity.end(nil, dismissalPolicy: .immediate)
        var minutes: [Int] = []
        for await state in states { minutes.append(state.minutes) }
        expect(minutes.first, equals: 4)
    }

    @Test func contentOfThePastIsStale() throws {
        try expect(start(1, stale: Date(timeIntervalSinceNow: -5)).activityState, equals: .stale)
        try expect(start(1, stale: Date(timeIntervalSinceNow: 3600)).activityState, equals: .active)
    }

    @Test func fourKilobytesAreTheMost() {
        #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
            try Activity.request(
                attributes: Ride(driver: String(repeating: "x", count: 5000)),
                content: ActivityContent(state: Ride.ContentState(minutes: 1), staleDate: nil))
        }
    }

    @Test func anEndedActivityStaysAtMostFourHours() {
        let end = Date(timeIntervalSince1970: 0)
        expect(ActivityUIDismissalPolicy.default.dismissal(endedAt: end), equals: end + 14400)
        expect(ActivityUIDismissalPolicy.after(end + 99999).dismissal(endedAt: end), equals: end + 14400)
        expect(ActivityUIDismissalPolicy.after(end - 9).dismissal(endedAt: end), equals: end)
    }

    @Test func attributesCanBeMadeUp() throws {
        struct Sample: Codable, Hashable {
            enum Shape: Codable, Hashable { case circle(radius: Double), square }
            var title: String
            var count: Int
            var color: Color3
            var dates: ClosedRange<Date>
            var names: [String]
            var link: URL
            var shape: Shape
            var table: [String: Int]
            var maybe: String?
        }
        let sample = try #require(SampleDecoder.sample(of: Sample.self))
        #expect(sample.title == "title" && sample.color == .red && sample.names.count == 1 && sample.table.isEmpty)
        expect(sample.shape, equals: .circle(radius: 0.6))
    }

    @Test func whatHoldsItselfEnds() {
        final class Node: Codable {
            var next: Node?
        }
        #expect(SampleDecoder.sample(of: Node.self) != nil)
    }
}
