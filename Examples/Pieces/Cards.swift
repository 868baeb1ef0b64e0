import SwiftUI

struct Trip: Identifiable, Hashable {
    enum Mood: String, CaseIterable { case calm, lively }

    let id: UUID
    let title: String
    let date: Date
    let distance: Double
    let mood: Mood
}

final class Traveller: ObservableObject {
    @Published var name = "Maria Ruiz"
    @Published var trips = 3
}

@Observable final class Compass {
    var degrees = 42.0
}

struct TripRow: View {
    let trip: Trip
    let systemImage: String
    var showsDistance = true
    let onSelect: (Trip) -> Void
    @State private var isPressed = false

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: systemImage).font(.title2).foregroundStyle(.tint)
            VStack(alignment: .leading) {
                Text(trip.title).font(.headline)
                Text(trip.date, format: .dateTime.day().month()).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if showsDistance { Text("\(trip.distance.formatted()) km").monospacedDigit() }
        }
        .contentShape(.rect)
        .onTapGesture { onSelect(trip) }
    }
}

struct ProgressRing: View {
    let progress: Double
    let lineWidth: CGFloat
    let colors: [Color]

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(AngularGradient(colors: colors, center: .center), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .frame(width: 160, height: 160)
    }
}

struct Framed<Content: View, Footer: View>: View {
    private let title: LocalizedStringKey
    private let content: Content
    private let footer: Footer

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.title = title
        self.content = content()
        self.footer = footer()
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.title2.bold())
            content
            Divider()
            footer
        }
        .padding()
        .background(.thinMaterial, in: .rect(cornerRadius: 16))
    }
}

struct Column<Data: RandomAccessCollection, Cell: View>: View where Data.Element: Identifiable {
    let data: Data
    @ViewBuilder let cell: (Data.Element) -> Cell

    var body: some View {
        VStack { ForEach(data) { cell($0) } }
    }
}

struct AmountField: View {
    @Binding var count: Int
    @Binding var isOn: Bool

    var body: some View {
        Stepper("\(count) bottles", value: $count)
        Toggle("Remind me", isOn: $isOn)
    }
}

struct HeroCard: View {
    let namespace: Namespace.ID
    let selection: Trip?

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(.orange.gradient)
            .frame(height: 200)
            .matchedGeometryEffect(id: "hero", in: namespace)
    }
}

struct TravellerView: View {
    @EnvironmentObject private var traveller: Traveller
    @Environment(Compass.self) private var compass

    var body: some View {
        VStack {
            Text(traveller.name).font(.title)
            Text("\(traveller.trips) trips, heading \(compass.degrees.formatted())°")
        }
    }
}

protocol Feed {
    func trips() async throws -> [Trip]
}

struct FeedView: View {
    let feed: any Feed

    var body: some View { ProgressView() }
}
