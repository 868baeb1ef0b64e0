import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering

#Preview("Tour pages", traits: .fixedLayout(width: 320, height: 400)) { TouredPages() }

#Preview("Tour tabs", traits: .fixedLayout(width: 320, height: 300)) { TouredTabs() }

#Preview("Tour counter", traits: .fixedLayout(width: 200, height: 100)) { TouredCounter() }

#Preview("Tour depth", traits: .fixedLayout(width: 200, height: 120)) { TouredDepth() }

#Preview("Tour switch", traits: .fixedLayout(width: 200, height: 120)) { TouredSwitch() }

#Preview("Tour moving switch", traits: .fixedLayout(width: 200, height: 160)) { TouredMovingSwitch() }

#Preview("Tour rows", traits: .fixedLayout(width: 320, height: 600)) {
    NavigationStack { List(1..<10) { row in NavigationLink("Row \(row)") { TouredPage() } } }
}

#Preview("Tour swipe", traits: .fixedLayout(width: 320, height: 200)) {
    List {
        Text("Bread").swipeActions { Button("Eat") {} }
        Text("Milk").swipeActions { Button("Drink") {} }
    }
}

#Preview("Tour sides", traits: .fixedLayout(width: 320, height: 300)) { TouredMail() }

#Preview("Tour gestures", traits: .fixedLayout(width: 200, height: 200)) { TouredPhoto() }

/// The switch is elsewhere when it is on.
private struct TouredMovingSwitch: View {
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: isOn ? 90 : 10)
            Toggle("Stretch", isOn: $isOn)
            Spacer()
        }
    }
}

/// A list that is pulled down, and rows with actions at both sides.
private struct TouredMail: View {
    @State private var rows = ["Bread", "Milk"]

    var body: some View {
        List(rows, id: \.self) { row in
            Text(row)
                .swipeActions { Button("Eat") {} }
                .swipeActions(edge: .leading) { Button("Keep") {} }
        }
        .refreshable {
            try? await Task.sleep(for: .seconds(1))
            rows.insert("Eggs", at: 0)
        }
    }
}

/// Pinched, turned, pressed long, tapped: each does something else.
private struct TouredPhoto: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var color = Color.red
    @State private var corner = 0.0

    var body: some View {
        VStack {
            Rectangle().fill(.blue).frame(width: 60, height: 60).scaleEffect(scale).rotationEffect(angle)
                .gesture(
                    MagnifyGesture().onChanged { scale = $0.magnification }
                        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
            RoundedRectangle(cornerRadius: corner).fill(color).frame(width: 60, height: 60)
                .gesture(
                    LongPressGesture().onEnded { _ in withAnimation { color = .green } }
                        .exclusively(before: TapGesture().onEnded { withAnimation { corner = 20 } }))
        }
    }
}

/// A page with a button, and a sheet with two.
private struct TouredPages: View {
    @State private var isPresented = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Open") { TouredPage() }
                Button("Present") { isPresented = true }
            }
            .sheet(isPresented: $isPresented) { TouredPage(hasCancel: true) }
        }
    }
}

private struct TouredPage: View {
    var hasCancel = false
    @State private var isSaved = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button("Save") { isSaved.toggle() }
            Text(isSaved ? "Saved" : "New")
            if hasCancel { Button("Cancel") { dismiss() } }
        }
    }
}

private struct TouredTabs: View {
    @State private var count = 0

    var body: some View {
        TabView {
            Tab("First", systemImage: "1.circle") { Text("One") }
            Tab("Second", systemImage: "2.circle") {
                Button("Count") { count += 1 }.overlay(alignment: .bottom) { Text("\(count)").offset(y: 30) }
            }
        }
    }
}

/// Says something else after each touch, and is the same button.
private struct TouredCounter: View {
    @State private var count = 0
    var body: some View { Button("Touched \(count) times") { count += 1 } }
}

/// Each touch opens one more.
private struct TouredDepth: View {
    @State private var depth = 1

    var body: some View {
        VStack {
            ForEach(0..<depth, id: \.self) { index in Button("Level \(index)") { depth = max(depth, index + 2) } }
        }
    }
}

/// What a switch shows is there until it is switched back.
private struct TouredSwitch: View {
    @State private var isOn = false
    @State private var isLoud = false

    var body: some View {
        VStack {
            Toggle("Alarm", isOn: $isOn)
            if isOn { Button(isLoud ? "Louder" : "Loud") { isLoud.toggle() } }
        }
    }
}

/// What a tour finds inside of what it opens.
@Suite("Tours", .serialized) @MainActor struct TourTests {
    private func film(_ title: String, limit: Int = 12) async throws -> PreviewFilm {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        (options.scale, options.tourLimit) = (1, limit)
        let preview = try #require(PreviewCatalog.all().first { $0.title == title })
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(preview)
        return try await PreviewRenderer(plan: plan, options: options).film()
    }

    @Test("What is on a page or a sheet is toured from there, what is called the same once") func pages() async throws {
        let film = try await film("Tour pages")
        expect(
            film.scenes.map(\.label),
            equals: [
                "Open", "Open › Save", "Open › Back", "Present", "Present › Sheet Grabber (drag)", "Present › Cancel",
            ])
        #expect(film.scenes.map(\.name).contains("tour/Open-Save"))
        #expect(film.notes.contains("Several views with one name are toured once: Save."))
        // The film of what is on the page begins there.
        let (opened, saved) = (try #require(film.scenes.first), try #require(film.scenes.first { $0.label == "Open › Save" }))
        expect(saved.frames.first, equals: opened.frames.last)
        #expect(saved.frames.first != saved.frames.last)
        #expect(film.failures == [] && film.diagnostics == [])
    }

    @Test("Films are the same whenever they are made") func again() async throws {
        let (one, other) = (try await film("Tour pages"), try await film("Tour pages"))
        expect(one.scenes.map(\.name), equals: other.scenes.map(\.name))
        expect(one.scenes.map(\.frames), equals: other.scenes.map(\.frames))
    }

    @Test("Another tab's content is toured") func tabs() async throws {
        let labels = try await film("Tour tabs").scenes.map(\.label)
        expect(labels, equals: ["Second", "Second › Count"])
    }

    @Test("A button that says something else after a touch is no new one") func counter() async throws {
        try await expect(film("Tour counter").scenes.map(\.label), equals: ["Touched 0 times"])
    }

    @Test("What a switch shows is toured while it is on") func switched() async throws {
        try await expect(film("Tour switch").scenes.map(\.label), equals: ["Alarm", "Alarm › Loud"])
    }

    @Test("A switch that moves when it is switched is followed when it is switched back") func movedSwitch() async throws {
        let film = try await film("Tour moving switch")
        #expect(film.scenes.map(\.label) == ["Stretch"] && film.diagnostics == [])
        let frames = try #require(film.scenes.first).frames
        #expect(frames.first == frames.last && frames.contains { $0 != frames[0] })
    }

    @Test("The buttons of a row that a swipe brings out are toured") func swiped() async throws {
        let labels = try await film("Tour swipe").scenes.map(\.label)
        expect(labels, equals: ["Bread (swipe)", "Bread (swipe) › Eat"])
    }

    @Test("A list is pulled down, and a row is swiped to either side") func sides() async throws {
        let film = try await film("Tour sides")
        expect(
            film.scenes.map(\.label),
            equals: [
                "scroll (pull)", "Bread (swipe)", "Bread (swipe) › Eat", "Bread (swipe to the right)", "Bread (swipe to the right) › Keep",
            ])
        expect(film.diagnostics, equals: [])
        // The film goes on until the list is refreshed.
        let pulled = try #require(film.scenes.first)
        #expect(pulled.frames.count > 45 && pulled.frames.last != pulled.frames.first)
    }

    @Test("Each thing that a gesture waits for is done once") func gestures() async throws {
        try await expect(film("Tour gestures").scenes.map(\.label), equals: ["view (pinch)", "view (long press)", "view"])
    }

    @Test("A tour is three touches deep, and tells what it leaves out") func depth() async throws {
        let film = try await film("Tour depth")
        expect(film.scenes.map(\.label), equals: ["Level 0", "Level 0 › Level 1", "Level 0 › Level 1 › Level 2"])
        #expect(
            film.notes.contains("The tour is 3 touches deep: it leaves out one view that Level 0 › Level 1 › Level 2 opens."))
    }

    @Test("A long list leaves some films for what is behind its rows") func rows() async throws {
        let labels = try await film("Tour rows", limit: 6).scenes.map(\.label)
        expect(labels, equals: ["Row 1", "Row 1 › Save", "Row 1 › Back", "Row 2", "Row 3", "Row 4"])
    }

    @Test("A tour with fewer films touches what is there at rest first") func limit() async throws {
        let film = try await film("Tour pages", limit: 3)
        expect(film.scenes.map(\.label), equals: ["Open", "Open › Save", "Present"])
        #expect(film.notes.contains { $0.hasPrefix("The tour ends after 3 films; 6 views can be touched.") })
    }
}
