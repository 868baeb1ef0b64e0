@_spi(Nodes) import SwiftUICore

/// A message with buttons in the middle of the window.
///
/// Source: UIKit's alert controllers: the title in 17 points, semibold, the message in 13, 16 points from the sides and 20 from
/// above and below.
struct AlertLayer: View {
    let shown: ShownPresentation
    let words: AlertWords
    private var look: ActionLook { shown.environment.systemLook.actions }

    var body: some View {
        ActionPage(environment: shown.environment) {
            ActionPlate(
                form: .alert, environment: shown.actionEnvironment, header: AnyView(header),
                actions: AnyView(actions(shown.presentation.content())),
                standard: AnyView(actions(Button("OK", role: .cancel) {}))
            )
        }
        .layoutValue(key: PresentationPlaceKey.self, value: .center)
        .zIndex(shown.level + 1)
        .transition(.presentedAlert)
        PresentationShade(close: nil, level: shown.level)
    }

    private func actions(_ content: some View) -> some View {
        content
            .buttonStyle(ActionButtonStyle(form: .alert))
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .font(.system(size: 13))
    }

    private var header: some View {
        ActionWords(title: words.title, message: words.message, plate: look.alert, form: look.form, isSmall: false)
    }
}

/// The page of an alert or a dialog where it fills the screen, of which the rest scrolls; elsewhere its plate alone.
private struct ActionPage<Plate: View>: View {
    let environment: EnvironmentValues
    /// Leaves a dialog.
    var close: (@MainActor () -> Void)?
    @ViewBuilder let plate: Plate

    var body: some View {
        if environment.systemLook.actions.form == .page {
            GeometryReader { proxy in
                let top = close == nil ? WatchScreen.safeArea(of: proxy.size).top : WatchScreen.of(proxy.size).contentTop
                ScrollView { plate.padding(.top, top).padding(.bottom, environment.systemLook.actions.capsuleInset) }
            }
            .background(Color.black)
            .modifier(WatchClockLayer())
            .environment(\.systemLook, environment.systemLook)
            .environment(\.closesPage, close)
        } else {
            plate
        }
    }
}

/// The title and the message of an alert or a dialog.
private struct ActionWords: View {
    let title: Text?
    let message: (() -> AnyView)?
    let plate: ActionLook.Plate
    let form: ActionLook.Form
    /// True in a dialog, whose words are pale where they stand over rows.
    let isSmall: Bool

    var body: some View {
        switch form {
        case .rows:
            lines(.center).foregroundStyle(isSmall ? HierarchicalShapeStyle.secondary : HierarchicalShapeStyle.primary)
                .multilineTextAlignment(.center).padding(plate.words).frame(maxWidth: .infinity)
        case .page:
            lines(.center).foregroundStyle(HierarchicalShapeStyle.primary)
                .multilineTextAlignment(.center).padding(plate.words).frame(maxWidth: .infinity)
        case .capsules:
            lines(.leading).foregroundStyle(HierarchicalShapeStyle.primary)
                .multilineTextAlignment(.leading).padding(plate.words).frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func lines(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: plate.messageDistance) {
            if let title { title.font(.system(size: plate.titleSize, weight: .semibold)) }
            if let message {
                switch form {
                case .rows: message().font(.system(size: plate.messageSize))
                case .capsules, .page: message().font(.system(size: plate.messageSize)).foregroundStyle(HierarchicalShapeStyle.secondary)
                }
            }
        }
    }
}

/// Buttons at the bottom of the window, with one for leaving apart.
///
/// Source: UIKit's action sheets: words in 13 points, 8 points to the window's edges.
struct DialogLayer: View {
    let shown: ShownPresentation
    let words: AlertWords
    private var look: ActionLook { shown.environment.systemLook.actions }

    var body: some View {
        plate
            .zIndex(shown.level + 1)
        PresentationShade(close: shown.presentation.close, isClear: source != nil, level: shown.level)
    }

    @ViewBuilder private var plate: some View {
        if let source {
            let placement = MenuPlacement()
            buttons
                .modifier(MenuPlacementModifier(anchor: source, placement: placement, gap: PopoverArrow.height, isCentered: true))
                .modifier(MenuPlacementTrait(placement: placement))
        } else {
            ActionPage(environment: shown.environment, close: shown.presentation.close) { buttons }
                .layoutValue(
                    key: PresentationPlaceKey.self,
                    value: .bottom(margin: look.form == .page ? 0 : max(8, shown.environment.screenInsets.bottom))
                )
                .transition(.presentedDialog)
        }
    }

    /// The frame of the view that the dialog points to; nil where it is most of the screen, as a controller's view is.
    private var source: CGRect? {
        look.pointsToSource && shown.anchor.height < shown.presenter.tree.size.height / 2 ? shown.anchor : nil
    }

    private var buttons: some View {
        ActionPlate(
            form: .dialog, anchor: source, environment: shown.actionEnvironment, header: AnyView(header),
            actions: AnyView(actions(shown.presentation.content())),
            standard: AnyView(actions(Button("Cancel", role: .cancel) {}))
        )
    }

    private func actions(_ content: some View) -> some View {
        content.buttonStyle(ActionButtonStyle(form: .dialog))
    }

    @ViewBuilder private var header: some View {
        if words.showsTitle && words.title != nil || words.message != nil {
            ActionWords(
                title: words.showsTitle ? words.title : nil, message: words.message, plate: look.dialog, form: look.form, isSmall: true)
        }
    }
}

extension ShownPresentation {
    /// The environment of the buttons: each closes the presentation it stands on.
    var actionEnvironment: EnvironmentValues {
        var environment = environment
        environment.buttonFollowUp = presentation.close
        environment.font = nil
        environment.foregroundStyles = nil
        environment.multilineTextAlignment = .leading
        environment.lineLimit = nil
        return environment
    }
}
