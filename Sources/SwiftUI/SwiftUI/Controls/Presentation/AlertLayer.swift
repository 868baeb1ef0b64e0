/// A message with buttons in the middle of the window.
///
/// Source: UIKit's alert controllers: the title in 17 points, semibold, the message in 13, 16 points from the sides and 20 from
/// above and below.
struct AlertLayer: View {
    let shown: ShownPresentation
    let words: AlertWords

    var body: some View {
        ActionPlate(
            form: .alert, environment: shown.actionEnvironment, header: AnyView(header),
            actions: AnyView(actions(shown.presentation.content())),
            standard: AnyView(actions(Button("OK", role: .cancel) {}))
        )
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
        VStack(spacing: 3) {
            if let title = words.title { title.font(.system(size: 17, weight: .semibold)) }
            if let message = words.message { message().font(.system(size: 13)) }
        }
        .foregroundStyle(HierarchicalShapeStyle.primary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, 20)
        .frame(maxWidth: .infinity)
    }
}

/// Buttons at the bottom of the window, with one for leaving apart.
///
/// Source: UIKit's action sheets: words in 13 points, 8 points to the window's edges.
struct DialogLayer: View {
    let shown: ShownPresentation
    let words: AlertWords

    var body: some View {
        ActionPlate(
            form: .dialog, environment: shown.actionEnvironment, header: AnyView(header),
            actions: AnyView(actions(shown.presentation.content())),
            standard: AnyView(actions(Button("Cancel", role: .cancel) {}))
        )
        .layoutValue(key: PresentationPlaceKey.self, value: .bottom(margin: max(8, shown.environment.screenInsets.bottom)))
        .zIndex(shown.level + 1)
        .transition(.presentedDialog)
        PresentationShade(close: shown.presentation.close, level: shown.level)
    }

    private func actions(_ content: some View) -> some View {
        content.buttonStyle(ActionButtonStyle(form: .dialog))
    }

    @ViewBuilder private var header: some View {
        if words.showsTitle && words.title != nil || words.message != nil {
            VStack(spacing: 12) {
                if words.showsTitle, let title = words.title { title.font(.system(size: 13, weight: .semibold)) }
                if let message = words.message { message().font(.system(size: 13)) }
            }
            .foregroundStyle(HierarchicalShapeStyle.secondary)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 14)
            .frame(maxWidth: .infinity)
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
