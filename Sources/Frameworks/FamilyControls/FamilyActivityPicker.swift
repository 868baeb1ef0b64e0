import RunContext
@_exported import SwiftUI
import UIKit

/// The system's list of applications, categories and websites: a card, as the list is another program's.
///
/// Source: Apple, FamilyControls `FamilyActivityPicker`.
nonisolated public struct FamilyActivityPicker: View {
    private let header: String?
    private let footer: String?

    public init(selection: Binding<FamilyActivitySelection>) { (header, footer) = (nil, nil) }
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {
        (header, footer) = (headerText, footerText)
    }

    @MainActor @preconcurrency public var body: some View {
        VStack(alignment: .leading) {
            if let header { Text(header) }
            ActivityList()
            if let footer { Text(footer).font(.footnote).foregroundStyle(.secondary) }
        }
    }
}

private struct ActivityList: UIViewRepresentable {
    func makeUIView(context: Context) -> SystemCard {
        RunReports.note("FamilyActivityPicker is drawn as a card: there is no list of the device's applications here.")
        return SystemCard(symbol: "hourglass", title: "Apps, Categories, and Websites", detail: nil)
    }
    func updateUIView(_ view: SystemCard, context: Context) {}
}

extension View {
    /// Brings up the system's list of applications.
    ///
    /// Source: Apple, FamilyControls `familyActivityPicker(isPresented:selection:)`.
    nonisolated public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View {
        familyActivityPicker(headerText: nil, footerText: nil, isPresented: isPresented, selection: selection)
    }

    /// Brings up the system's list of applications, with texts around it.
    nonisolated public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) {
            PickerPage(picker: FamilyActivityPicker(headerText: headerText, footerText: footerText, selection: selection))
        }
    }
}

nonisolated private struct PickerPage: View {
    let picker: FamilyActivityPicker
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        NavigationStack {
            picker
                .navigationTitle("Choose Activities")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
                }
        }
    }
}

/// The name behind a token, which only the system can show: the kind of what it stands for.
///
/// Source: Apple, FamilyControls `FamilyActivityTitleView`.
nonisolated public struct FamilyActivityTitleView: View {
    fileprivate let title: String
    @MainActor @preconcurrency public var body: some View { Text(title) }
}

/// The icon behind a token, which only the system can show: a blank one.
///
/// Source: Apple, FamilyControls `FamilyActivityIconView`.
nonisolated public struct FamilyActivityIconView: View {
    fileprivate let symbol: String
    @MainActor @preconcurrency public var body: some View {
        Image(systemName: symbol).foregroundStyle(.secondary)
    }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    private init(_ title: String, _ symbol: String) {
        RunReports.note("Label of a token shows a blank icon: there are no applications here.")
        self.init(title: { FamilyActivityTitleView(title: title) }, icon: { FamilyActivityIconView(symbol: symbol) })
    }
    /// Source: Apple, FamilyControls `Label.init(_:)` of an application's token.
    nonisolated public init(_ applicationToken: ApplicationToken) { self.init("App", "app") }
    nonisolated public init(_ categoryToken: ActivityCategoryToken) { self.init("Category", "square.grid.2x2") }
    nonisolated public init(_ webDomainToken: WebDomainToken) { self.init("Website", "globe") }
}
