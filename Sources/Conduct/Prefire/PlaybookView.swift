import SwiftUI
import UIKit

/// A page of previews as small cards, in rows by name or by story; a card leads to its preview in full size.
///
/// Source: Prefire.
public struct PlaybookView: View {
    private let isComponent: Bool
    private let previewModels: [PreviewModel]
    @State private var search = ""
    /// The stories and states that views have stated about themselves, by the identifiers of their models.
    @State private var stories: [PreviewModel.ID: PreviewModel.UserStory] = [:]
    @State private var states: [PreviewModel.ID: PreviewModel.State] = [:]

    /// - Parameter isComponent: true: a row for each name; false: a row for each story.
    public init(isComponent: Bool, previewModels: [PreviewModel]) {
        (self.isComponent, self.previewModels) = (isComponent, previewModels)
    }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(rows, id: \.self) { row in
                    Text(isComponent ? row : row.capitalized).font(.title.bold()).padding(.horizontal, 16)
                    ScrollView(.horizontal, showsIndicators: false) {
                        HStack(alignment: .top, spacing: 16) {
                            ForEach(previewModels.filter { self.row(of: $0) == row }) { model in
                                NavigationLink {
                                    page(of: model)
                                } label: {
                                    card(of: model)
                                }.buttonStyle(.plain)
                            }
                        }
                        // The shadows of the cards need room in the scroll view.
                        .padding(16)
                    }
                    if row != rows.last { Divider() }
                }
            }
            .padding(.vertical, 16)
        }
        .searchable(
            text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: isComponent ? "View name" : "User story"
        )
        .navigationBarTitleDisplayMode(.inline)
        .navigationTitle("SwiftUI System")
    }

    /// The name of the row in which a model is: its own, or that of its story.
    private func row(of model: PreviewModel) -> String {
        isComponent ? model.name : stories[model.id] ?? model.story ?? model.name
    }

    private var rows: [String] {
        var seen: Set<String> = []
        return previewModels.map(row).filter { row in
            seen.insert(row).inserted && (search.isEmpty || row.localizedCaseInsensitiveContains(search))
        }
    }

    private func page(of model: PreviewModel) -> some View {
        VStack {
            model.content()
            Spacer()
        }
        .navigationTitle(model.name)
    }

    private func card(of model: PreviewModel) -> some View {
        VStack(spacing: 0) {
            SmallScreen(isWhole: model.type == .screen) {
                model.content()
                    .allowsHitTesting(false)
                    .onPreferenceChange(UserStoryPreferenceKey.self) { stories[model.id] = $0 }
                    .onPreferenceChange(StatePreferenceKey.self) { states[model.id] = $0 }
                    .scaleEffect(SmallScreen.scale, anchor: .topLeading)
            }
            Divider()
            VStack(alignment: .leading, spacing: 0) {
                if !isComponent { Text(model.name).font(.callout.bold()) }
                Text("State").font(.caption.smallCaps())
                Text((states[model.id] ?? model.state ?? "default").capitalized).font(.caption.weight(.heavy))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(8)
        }
        .frame(width: UIScreen.main.bounds.width * SmallScreen.scale)
        .background(Color(uiColor: .secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .shadow(color: .gray.opacity(0.7), radius: 8)
    }
}

/// Gives a view the width of a screen, and takes the part of that which the scaled view covers.
private struct SmallScreen: Layout {
    static let scale: CGFloat = 0.55

    /// True if the view has the height of the screen, too.
    var isWhole: Bool

    private var proposal: ProposedViewSize {
        let screen = UIScreen.main.bounds.size
        return ProposedViewSize(width: screen.width, height: isWhole ? screen.height : nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
        return CGSize(width: size.width * Self.scale, height: size.height * Self.scale)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, anchor: .topLeading, proposal: self.proposal) }
    }
}
