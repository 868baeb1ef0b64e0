import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A tree and all that it is made of go when nobody holds it any more: what a renderer keeps grows with its largest view, not
/// with their number.
@MainActor
@Suite struct TreeLifetimeTests {
    private final class Model: ObservableObject { @Published var name = "Model" }

    private struct Bell: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .init(width: 40, height: 40) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    private struct Controls: View {
        @State private var level = 0.5
        @State private var text = "Text"
        @State private var isOpen = true
        @StateObject private var model = Model()
        @Namespace private var space
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Slider(value: $level)
                Stepper("Steps", value: $level)
                TextField("Name", text: $model.name).focused($isFocused)
                SecureField("Word", text: $text)
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
                Picker("Wheel", selection: $level) { Text("Half").tag(0.5) }.pickerStyle(.wheel)
                Menu("Menu") { Button("One") {} }
                ColorPicker("Color", selection: .constant(.red))
                Gauge(value: level) { Text("Gauge") }.gaugeStyle(.accessoryCircular)
                ProgressView(value: level)
                ProgressView()
            }
            VStack {
                Form { DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") } }
                Grid { GridRow { Text("A").gridCellColumns(2) } }
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { Text("\($0)") } }
                ScrollViewReader { proxy in ScrollView(.horizontal) { Text("Here").id(1) }.onAppear { proxy.scrollTo(1) } }
                TabView {
                    Text("Page"); Text("Next")
                }.tabViewStyle(.page)
                Text("Hero").matchedGeometryEffect(id: 1, in: space)
                Text("Keys").keyframeAnimator(initialValue: 0.0, repeating: true) {
                    $0.opacity($1)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 1)
                }
                Text("Alert").alert("Alert", isPresented: $isOpen) { Button("Yes") {} }
                Text("Over").popover(isPresented: $isOpen) { Text("Popover") }.fullScreenCover(isPresented: .constant(false)) {
                    Text("Full")
                }
                Text("Anchor").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                    .overlayPreferenceValue(Bounds.self) { anchors in GeometryReader { Text("\($0[anchors[0]].width)") } }
                Bell() { Text("Layout") }
                Text("Swipe").task { text = "Task" }.onChange(of: level) { text = "Changed" }.id(text)
                ViewThatFits {
                    Text("A long text that fits"); Text("Short")
                }
                AsyncImage(url: nil)
                if isOpen { Text("Push").transition(.push(from: .bottom)) }
            }
        }
    }

    private struct Bounds: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Rows: View {
        @State private var count = 3
        var body: some View {
            VStack {
                Text("\(count)").contentTransition(.numericText())
                ForEach(0..<count, id: \.self) { row in
                    HStack {
                        Text("Row \(row)"); Spacer()
                    }
                }
                TabView { Text("One").tabItem { Text("First") } }
                Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
                List { Section("Head") { ForEach(0..<3) { Text("\($0)") } } }.searchable(text: .constant(""))
                NavigationStack { NavigationLink("Link") { Text("Page") }.navigationTitle("Title") }
                Toggle("On", isOn: .constant(true))
                Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
                Color.red.visualEffect { content, proxy in content.offset(x: proxy.size.width) }.containerRelativeFrame(.horizontal)
                Text("Menu").contextMenu { Button("Row") {} }.sheet(isPresented: .constant(true)) { Text("Sheet") }
                TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time) }
                Text("Phase").phaseAnimator([1.0, 2.0]) { $0.opacity($1) }
                Text("Drag").gesture(DragGesture().onChanged { _ in count = 7 })
                GeometryReader { Text("\($0.size.width)") }
                Button("More") { count += 1 }
                ScrollView { LazyVStack { ForEach(0..<5) { Text("\($0)") } } }
            }
            .onAppear { count = 4 }
        }
    }

    @Test func aTreeGoesWithItsNodes() throws {
        try check(Rows())
        try check(Controls())
    }

    private func check(_ view: some View) throws {
        weak var tree: ViewTree?
        weak var root: RootNode?
        weak var element: ViewElement?
        var nodes: [() -> ViewNode?] = []
        do {
            let made = ViewTree(size: CGSize(width: 200, height: 400), environment: EnvironmentValues())
            try made.update(view, transaction: Transaction(), at: 0)
            try made.update(view, transaction: Transaction(animation: .default), at: 1)
            _ = made.displayList(at: 1.1)
            (tree, root, element) = (made, made.root, made.content.structure)
            func note(_ node: ViewNode) {
                nodes.append { [weak node] in node }
                for child in node.children { note(child) }
            }
            note(try #require(made.root))
        }
        #expect(tree == nil)
        #expect(root == nil)
        #expect(element == nil)
        #expect(nodes.count > 20)
        expect(nodes.compactMap { $0().map { "\(type(of: $0))" } }, equals: [])
    }
}
