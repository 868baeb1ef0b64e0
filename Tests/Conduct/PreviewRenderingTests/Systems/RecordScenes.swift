import SwiftUI
import UIKit

/// Bars, buttons and colours that records of several topics measure, by the names in the table.
@MainActor enum RecordScenes {
    @ViewBuilder static func view(named name: String) -> some View {
        switch name {
        case "tabsThreeSearch": tabs
        case "tabsOverGrey": TabView { Tab("One", systemImage: "house") { Color(white: 244 / 255).ignoresSafeArea() } }
        case "overCard":
            NavigationStack {
                Color(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255).ignoresSafeArea().toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
                }
            }
        case "searching":
            NavigationStack {
                Color(uiColor: .systemBackground).ignoresSafeArea().searchable(text: .constant(""), isPresented: .constant(true))
            }
        case "pageDots":
            TabView {
                Color.black
                Color.black
                Color.black
            }
            .tabViewStyle(.page).background(.black)
        case "clear": Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        case "tallBordered":
            Button {
            } label: {
                Text("Start").frame(minHeight: 30)
            }.buttonStyle(.borderedProminent)
        case "palette": swatches([.blue, .purple, .green, .red])
        case "uikitButtons":
            VStack(spacing: 10) {
                ForEach(0..<3, id: \.self) { UIKitButton(kind: $0).frame(width: 180, height: 40) }
            }
        default: TabletScenes.view(named: name)
        }
    }

    private static var tabs: some View {
        TabView {
            Tab("One", systemImage: "house") { Color.black.ignoresSafeArea() }
            Tab("Two", systemImage: "book") { Color.black.ignoresSafeArea() }
            Tab("Three", systemImage: "bell") { Color.black.ignoresSafeArea() }
            Tab(role: .search) { Color.black.ignoresSafeArea() }
        }
    }

    private static func swatches(_ colors: [Color]) -> some View {
        HStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0].frame(width: 40, height: 40) } }
    }
}

/// A button of UIKit: grey, tinted or filled.
private struct UIKitButton: UIViewRepresentable {
    let kind: Int

    func makeUIView(context: Context) -> UIButton {
        let styles: [UIButton.Configuration] = [.gray(), .tinted(), .filled()]
        let button = UIButton(configuration: styles[kind])
        button.setTitle("Go", for: .normal)
        button.tintColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
        return button
    }

    func updateUIView(_ view: UIButton, context: Context) {}
}
