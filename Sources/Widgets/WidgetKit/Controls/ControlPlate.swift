/// A control as Control Center draws it.
///
/// A toggle that is on is white with its symbol in the tint; everything else is a dark translucent plate, which is solid in a render
/// because nothing is behind it.
struct ControlPlate: View {
    let template: ControlTemplate
    let size: ControlPlateSize
    /// True while a toggle is on or a button's intent runs.
    let isActive: Bool

    var body: some View {
        let parts = ControlParts(template, isActive: isActive)
        arranged(parts)
            .frame(width: size.size.width, height: size.size.height)
            .background { shape.fill(isLit ? .white : Self.plate) }
            .clipShape(shape)
            .opacity(template.isDisabled ? 0.4 : 1)
            .environment(\.colorScheme, isLit ? .light : .dark)
    }

    @ViewBuilder private func arranged(_ parts: ControlParts) -> some View {
        switch size {
        case .small:
            if let symbol = parts.symbol {
                symbol.font(.system(size: ControlPlateSize.symbol)).foregroundStyle(isLit ? tint : .white)
            } else {
                parts.title.font(.caption).multilineTextAlignment(.center).padding(8)
            }
        case .medium:
            HStack(spacing: 8) {
                disc(parts)
                words(parts)
                Spacer(minLength: 0)
            }
            .padding(.leading, (size.size.height - ControlPlateSize.disc) / 2)
            .padding(.trailing, 10)
        case .large:
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    disc(parts)
                    Spacer(minLength: 0)
                }
                Spacer(minLength: 8)
                words(parts)
            }
            .padding(16)
        }
    }

    /// The symbol on the circle behind it in medium and large controls.
    private func disc(_ parts: ControlParts) -> some View {
        ZStack {
            Circle().fill(isLit ? tint : Self.disc)
            parts.symbol?.font(.system(size: ControlPlateSize.discSymbol)).foregroundStyle(.white)
        }
        .frame(width: ControlPlateSize.disc, height: ControlPlateSize.disc)
    }

    private func words(_ parts: ControlParts) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            parts.title.font((size == .large ? Font.subheadline : .footnote).weight(.semibold)).foregroundStyle(.primary)
                .lineLimit(size == .large || parts.status == nil ? 2 : 1)
            parts.status?.font(size == .large ? .footnote : .caption).foregroundStyle(.secondary).privacySensitive(template.isPrivate)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.85)
        .multilineTextAlignment(.leading)
    }

    /// Round ends; the large size has continuous corners.
    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: size.cornerRadius, style: size == .large ? .continuous : .circular)
    }

    /// Dark glass over a dimmed screen, and a lighter one upon it.
    private static let plate = Color(.sRGB, white: 0.2)
    private static let disc = Color(.sRGB, white: 0.36)

    private var isLit: Bool {
        if case .toggle = template.content { return isActive }
        return false
    }

    private var tint: Color { template.tint ?? .blue }
}

/// The title, the words for the state and the symbol of a control.
///
/// A control provides them in its label, or in the label of its value, whose symbol takes precedence.
@MainActor
struct ControlParts {
    let title: AnyView
    /// The hint of the Action button for a press.
    let hint: Text?
    let status: AnyView?
    let symbol: AnyView?

    init(_ template: ControlTemplate, isActive: Bool) {
        let (label, value) =
            switch template.content {
            case .button(let label, let actionLabel): (LabelPieces(of: label), LabelPieces(of: actionLabel(isActive)))
            case .toggle(_, let label, let valueLabel): (LabelPieces(of: label), LabelPieces(of: valueLabel(isActive)))
            }
        title = label.words.first ?? value.words.first ?? AnyView(EmptyView())
        hint = (value.modifiers + label.modifiers).compactMap { ($0 as? ControlActionHintModifier)?.hint }.first
        let said = (value.modifiers + label.modifiers).compactMap { ($0 as? ControlStatusModifier)?.status }.first
        status = said.map { AnyView($0) } ?? (label.words.isEmpty ? nil : value.words.first) ?? label.words.dropFirst().first
        symbol = value.pictures.first ?? label.pictures.first
    }
}
