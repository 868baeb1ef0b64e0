import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI

// Code of Swift 6 that belongs to no actor. That it compiles is a part of the tests: Apple's modifiers and initialisers are nonisolated.

private enum Lead {
    case icon(String), text(String)

    @ViewBuilder var view: some View {
        switch self {
        case .icon(let name):
            HStack(spacing: 4) {
                Image(systemName: name).resizable().frame(width: 20, height: 20)
                Text(name).font(.headline).bold().foregroundStyle(.tint)
            }
        case .text(let text): Text(text).italic().padding(4).background(.yellow, in: .capsule).overlay { Capsule().stroke(.red) }
        }
    }
}

/// A value that is not sendable, and may be the value of a key all the same.
private struct BadgeStyle {
    var tint: Color = .orange
    var shape = AnyShape(Capsule())
    var onTap: () -> Void = {}
    static var standard: BadgeStyle { BadgeStyle() }
}

private struct BadgeKey: EnvironmentKey {
    static var defaultValue: BadgeStyle { .standard }
}

extension EnvironmentValues {
    @Entry fileprivate var badge = BadgeStyle.standard
    @Entry fileprivate var lastTransaction = 3
    @Entry fileprivate var line: (String) -> AnyView = { AnyView(Text($0).underline()) }
    @Entry fileprivate var limit: Int?
    @Entry fileprivate var late: Int!
    @Entry fileprivate var scale: CGFloat = 2  // times the size
}

extension Transaction { @Entry fileprivate var badge = BadgeStyle() }
extension ContainerValues { @Entry fileprivate var badge = BadgeStyle() }
extension FocusedValues { @Entry fileprivate var badge: BadgeStyle? }

private struct Brand: ViewModifier {
    var color: Color
    func body(content: Content) -> some View { content.foregroundStyle(color) }
}

private enum Parts {
    static let divider = Color.gray.opacity(0.3)
    static let title = Text("Title").font(.title).fontWeight(.bold)
    static let icon = Image(systemName: "star").renderingMode(.template)
    static let gap = Spacer(minLength: 8)
    static let modifier = EmptyModifier()

    static func stacks(_ names: [String]) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            title
            ZStack(alignment: .bottom) {
                Rectangle().fill(divider).frame(height: 1); Circle().strokeBorder(.blue, lineWidth: 2)
            }
            Group { ForEach(names, id: \.self) { Text($0).tag($0).id($0) } }
            LazyVStack { ForEach(0..<2) { Text("\($0)") } }
            Grid {
                GridRow {
                    icon; Text("cell").gridCellColumns(2)
                }
            }
            ScrollView(.horizontal) { LazyHStack { gap } }.scrollIndicators(.hidden)
            ViewThatFits {
                Text("wide"); Text("w")
            }
            Divider()
        }
        .padding(.horizontal)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { RoundedRectangle(cornerRadius: 8).fill(.regularMaterial) }
        .clipShape(.rect(cornerRadius: 8))
        .shadow(radius: 2).opacity(0.9).blur(radius: 0).rotationEffect(.degrees(1)).scaleEffect(0.99).offset(x: 1)
    }

    static func controls(_ isOn: Binding<Bool>, _ text: Binding<String>, _ value: Binding<Double>, act: @escaping @MainActor () -> Void)
        -> some View
    {
        Form {
            Section("Controls") {
                Button("Go", systemImage: "play", role: .destructive, action: act).buttonStyle(BorderedProminentButtonStyle())
                Toggle("On", isOn: isOn).toggleStyle(SwitchToggleStyle()).tint(.green)
                TextField("Name", text: text).textFieldStyle(.roundedBorder).submitLabel(.done)
                SecureField("Word", text: text)
                Slider(value: value, in: 0...1) { Text("Value") }
                Stepper("Step", value: value, in: 0...1)
                Picker("Pick", selection: text) {
                    Text("a").tag("a"); Text("b").tag("b")
                }.pickerStyle(.segmented)
                DatePicker("Date", selection: .constant(.distantPast))
                ProgressView(value: 0.5) { Text("Half") }
                Gauge(value: 0.5) { Text("Half") }
                Label("Star", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
                LabeledContent("Key") { Text("Value") }
                Menu("More") { Button("One", action: act) }
                Link("Link", destination: URL(filePath: "/"))
            }
        }
        .listStyle(.plain).disabled(false).accessibilityLabel("Controls").accessibilityAddTraits(.isHeader)
    }

    static func screens(_ isShown: Binding<Bool>, _ path: Binding<NavigationPath>) -> some View {
        TabView {
            Tab("One", systemImage: "1.circle") {
                List { NavigationLink("Next") { Text("There") }.listRowSeparator(.hidden).swipeActions { Text("x") } }
                    .navigationTitle("Title").toolbar { ToolbarItem(placement: .primaryAction) { Text("Edit") } }
                    .searchable(text: .constant(""))
                    .refreshable {}
            }
            Tab("Two", systemImage: "2.circle") { Text("Two").badge(2) }
        }
        .sheet(isPresented: isShown) { Text("Sheet").presentationDetents([.medium]) }
        .alert("Alert", isPresented: isShown) {
            Text("OK")
        } message: {
            Text("Message")
        }
        .confirmationDialog("Ask", isPresented: isShown) { Text("Yes") }
        .popover(isPresented: isShown, arrowEdge: nil) { Text("Pop") }
        .onAppear {}.onChange(of: isShown.wrappedValue) { _, _ in }.task {}.onTapGesture {}
        .gesture(DragGesture().onEnded { _ in }.simultaneously(with: TapGesture(count: 2)))
        .environment(\.badge, .standard).modifier(Brand(color: .red)).animation(.default, value: 1)
        .transition(AnyTransition.opacity.combined(with: .scale))
        .contextMenu { Text("Copy") }.dropDestination(for: String.self) { _, _ in true }
    }
}

@Suite("Code of no actor") @MainActor struct NonisolatedCodeTests {
    @Test("Views that nonisolated code makes are drawn as any others") func drawn() async throws {
        // Made off the main thread, as a helper may.
        let made = await Task.detached {
            [AnyView(Lead.icon("star").view), AnyView(Lead.text("text").view), AnyView(Parts.stacks(["a", "b"]))].map(UncheckedBox.init)
        }.value
        let stage = try Stage(width: 300, height: 600)
        try stage.show(VStack { ForEach(made.indices, id: \.self) { made[$0].view } })
        let texts = stage.drawn(at: 0).filter(\.isText).count
        let here = try Stage(width: 300, height: 600)
        try here.show(
            VStack {
                AnyView(Lead.icon("star").view); AnyView(Lead.text("text").view); AnyView(Parts.stacks(["a", "b"]))
            })
        expect(texts, equals: here.drawn(at: 0).filter(\.isText).count)
        #expect(texts >= 8)
    }

    @Test("Controls and screens that nonisolated code makes work") func controls() throws {
        var taps = 0
        let stage = try Stage(width: 400, height: 900)
        try stage.show(Parts.controls(.constant(true), .constant("a"), .constant(0.5)) { taps += 1 })
        try stage.tree.tap("Go", at: 1)
        expect(taps, equals: 1)
        try stage.show(Parts.screens(.constant(false), .constant(NavigationPath())), at: 2)
        #expect(stage.tree.hitTargets.contains { $0.label == "Next" })
    }

    @Test("Entries of every kind have their default values, anew at each access") func entries() {
        var values = EnvironmentValues()
        expect(values.badge.tint, equals: .orange)
        expect(values.lastTransaction, equals: 3)
        expect(values.limit, equals: nil)
        expect(values.late == nil, equals: true)
        expect(values.scale, equals: 2)
        values.badge.tint = .red
        expect(values.badge.tint, equals: .red)
        var transaction = Transaction()
        transaction.badge.tint = .blue
        expect(transaction.badge.tint, equals: .blue)
    }
}

/// Carries a view between threads that do not share it.
private struct UncheckedBox: @unchecked Sendable {
    let view: AnyView
}
