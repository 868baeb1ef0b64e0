import UIKit

/// The content of a UIKit view in SwiftUI's terms, at given places.
struct PlatformViewContent: View {
    let view: UIView

    var body: some View {
        let layer = view.layer
        let size = view.bounds.size
        let isClipped = view.clipsToBounds || layer.masksToBounds
        let plate = LayerPlate(layer, limit: min(size.width, size.height) / 2)
        ZStack(alignment: .topLeading) {
            background(in: plate)
            content.frame(width: size.width, height: size.height)
            Sublayers(layer: layer)
            ForEach(Array(subviews.enumerated()), id: \.offset) { subview(of: $0.element) }
            if layer.borderWidth > 0 { plate.strokeBorder(Color(layer.borderColor), lineWidth: layer.borderWidth) }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .modifier(LayerClip(shape: isClipped ? AnyShape(plate) : nil, mask: layer.mask))
        .modifier(ViewMask(mask: view.mask))
        .modifier(LayerShadow(layer: layer))
        .modifier(PlatformTouch(view: view))
        .transformEffect(layer.affineTransform().about(layer.anchor))
        .opacity(view.alpha * Double(layer.opacity))
        .modifier(TraitsOfView(view: view))
        .modifier(PresentedOver(controller: view.managingController))
    }

    /// Back to front.
    private var subviews: [UIView] {
        let views = view.subviews
        return views.indices.sorted { (views[$0].layer.zPosition, $0) < (views[$1].layer.zPosition, $1) }.map { views[$0] }
    }

    @ViewBuilder
    private func subview(of subview: UIView) -> some View {
        if !subview.isHidden {
            PlatformViewContent(view: subview)
                .offset(x: subview.frame.minX - view.bounds.minX, y: subview.frame.minY - view.bounds.minY)
        }
    }

    @ViewBuilder
    private func background(in plate: LayerPlate) -> some View {
        if let blur = (view as? UIVisualEffectView)?.effect as? UIBlurEffect {
            plate.filled(by: blur)
        }
        if let color = view.backgroundColor {
            plate.fill(Color(uiColor: color))
        } else if let color = view.layer.backgroundColor {
            plate.fill(Color(cgColor: color))
        }
        // A gradient fills the shape of its layer, rounded corners included (Apple, `CAGradientLayer`).
        LayerFill(layer: view.layer).modifier(LayerClip(shape: view.layer is CAGradientLayer ? AnyShape(plate) : nil, mask: nil))
    }

    @ViewBuilder
    private var content: some View {
        switch view {
        case let view as HostedContentView: view.content
        case let view as _ControllersView: ControllerContent(view.controller)
        case let label as UILabel: LabelContent(label: label)
        case let view as UIImageView: ImageViewContent(view: view)
        case let wheel as UIActivityIndicatorView:
            if wheel.isAnimating || !wheel.hidesWhenStopped {
                ProgressView().controlSize(wheel.style == .large ? .large : .regular).tint(Color(uiColor: wheel.color))
            }
        case let button as UIButton: ButtonContent(button: button)
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIProgressView, is UIPageControl, is UISearchBar,
            is UIDatePicker, is UIPickerView:
            PlatformControl(view: view)
        case let bar as UIToolbar: PlatformToolbar(bar: bar)
        case let field as UITextField: FieldContent(field: field).modifier(AccessoryOverKeyboard(accessory: field.inputAccessoryView))
        case let text as UITextView: TextViewContent(view: text)
        default: DrawnContent(view: view)
        }
    }
}

/// A text, as tall as it is and in the middle of its height.
private struct LabelContent: View {
    let label: UILabel

    var body: some View {
        if let text = label.text {
            (label.attributedText.map { Text(platform: $0) } ?? Text(verbatim: text)).font(Font(label.font)).foregroundStyle(
                Color(uiColor: label.textColor)
            )
            .lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
            .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1)
            .truncationMode(Text.TruncationMode(label.lineBreakMode))
            .multilineTextAlignment(TextAlignment(label.textAlignment))
            .environment(\.avoidsOrphans, label.lineBreakStrategy.contains(.pushOut))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(label.textAlignment, .center))
        }
    }
}

extension Text.TruncationMode {
    fileprivate init(_ mode: NSLineBreakMode) {
        self = mode == .byTruncatingHead ? .head : mode == .byTruncatingMiddle ? .middle : .tail
    }
}

private struct TextViewContent: View {
    let view: UITextView

    var body: some View {
        let insets = view.textContainerInset
        Text(platform: view.attributedText).font(view.font.map { Font($0) }).foregroundStyle(
            view.textColor.map { Color(uiColor: $0) } ?? .primary
        )
        .multilineTextAlignment(TextAlignment(view.textAlignment))
        .environment(\.avoidsOrphans, false)
        .lineLimit(view.textContainer.maximumNumberOfLines > 0 ? view.textContainer.maximumNumberOfLines : nil)
        .truncationMode(Text.TruncationMode(view.textContainer.lineBreakMode))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(view.textAlignment, .top))
        .padding(
            EdgeInsets(
                top: insets.top, leading: insets.left + view.textContainer.lineFragmentPadding, bottom: insets.bottom,
                trailing: insets.right + view.textContainer.lineFragmentPadding))
    }
}

private struct FieldContent: View {
    let field: UITextField

    var body: some View {
        let isFramed = field.borderStyle == .roundedRect
        HStack(spacing: 0) {
            beside(field.leftView, field.leftViewMode)
            entry.font(field.font.map { Font($0) }).lineLimit(1).disabled(!field.isEnabled)
                .foregroundStyle(field.textColor.map { Color(uiColor: $0) } ?? .primary)
                .multilineTextAlignment(TextAlignment(field.textAlignment))
            beside(field.rightView, field.rightViewMode)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.horizontal, isFramed ? 7 : 0)
        .background {
            if isFramed {
                RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
                RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator), lineWidth: 1)
            }
        }
    }

    @ViewBuilder
    private var entry: some View {
        let prompt = field.placeholder ?? field.attributedPlaceholder?.string ?? ""
        if field.isSecureTextEntry { SecureField(prompt, text: text) } else { TextField(prompt, text: text) }
    }

    @ViewBuilder
    private func beside(_ view: UIView?, _ mode: UITextField.ViewMode) -> some View {
        if let view, mode == .always || mode == .unlessEditing {
            PlatformViewContent(view: view)
        }
    }

    private var text: Binding<String> {
        Binding {
            field.text ?? ""
        } set: { [field] text in
            field.text = text
            field.sendActions(for: .editingChanged)
            field.delegate?.textFieldDidChangeSelection(field)
        }
    }
}

private struct ButtonContent: View {
    let button: UIButton

    var body: some View {
        if let configuration = button.configuration {
            ConfiguredButton(button: button, configuration: configuration)
        } else {
            HStack(spacing: 0) {
                if let image = button.currentImage {
                    Image(uiImage: image).foregroundStyle(Color(uiColor: button.tintColor)).offset(shift(button.imageEdgeInsets))
                }
                if let title = button.currentTitle {
                    Text(verbatim: title).font(button.titleLabel.map { Font($0.font) }).lineLimit(1)
                        .foregroundStyle(Color(uiColor: button.currentTitleColor)).offset(shift(button.titleEdgeInsets))
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(button.contentHorizontalAlignment))
            .padding(
                EdgeInsets(
                    top: button.contentEdgeInsets.top, leading: button.contentEdgeInsets.left, bottom: button.contentEdgeInsets.bottom,
                    trailing: button.contentEdgeInsets.right)
            )
            .background { if let image = button.currentBackgroundImage { Image(uiImage: image).resizable() } }
        }
    }
}

extension ButtonContent {
    /// Returns the shift of content centred in a space with insets: half the difference of opposite insets.
    private func shift(_ insets: UIEdgeInsets) -> CGSize {
        CGSize(width: (insets.left - insets.right) / 2, height: (insets.top - insets.bottom) / 2)
    }
}

extension Alignment {
    fileprivate init(_ alignment: UIControl.ContentHorizontalAlignment) {
        let isRightToLeft = UIKitSurroundings.current.isRightToLeft
        switch alignment {
        case .center, .fill: self = .center
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .left: self = isRightToLeft ? .trailing : .leading
        case .right: self = isRightToLeft ? .leading : .trailing
        }
    }
}

/// A button that is set up by a configuration: a plate with a picture and words.
private struct ConfiguredButton: View {
    let button: UIButton
    let configuration: UIButton.Configuration

    var body: some View {
        let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let layout = isBeside ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
        let comesFirst = configuration.imagePlacement == .leading || configuration.imagePlacement == .top
        layout {
            if comesFirst { picture }
            words
            if !comesFirst { picture }
        }
        .foregroundStyle(foreground).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { plate }
    }

    private var tint: Color { Color(uiColor: configuration.baseBackgroundColor ?? button.tintColor) }

    private var spacing: CGFloat { title == nil ? 0 : configuration.imagePadding }

    private var title: String? { configuration.title ?? button.currentTitle }

    private var foreground: Color {
        if let color = configuration.baseForegroundColor { return Color(uiColor: color) }
        return configuration.kind == .filled ? .white : Color(uiColor: button.tintColor)
    }

    @ViewBuilder
    private var picture: some View {
        if configuration.showsActivityIndicator {
            ProgressView()
        } else if let image = configuration.image ?? button.currentImage {
            Image(uiImage: image).renderingMode(.template)
        }
    }

    @ViewBuilder
    private var words: some View {
        let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
        VStack(spacing: configuration.titlePadding) {
            if let title { Text(verbatim: title).font(.system(size: isSmall ? 15 : 17)).lineLimit(1) }
            if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.system(size: 12)).lineLimit(1) }
        }
    }

    @ViewBuilder
    private var plate: some View {
        let isCapsule = configuration.cornerStyle == .capsule
        let shape = isCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: configuration.cornerStyle == .large ? 12 : 6))
        switch configuration.kind {
        case .plain: EmptyView()
        case .gray: shape.fill(Color(uiColor: configuration.baseBackgroundColor ?? .secondarySystemFill))
        case .tinted: shape.fill(tint.opacity(0.18))
        case .filled: shape.fill(tint)
        }
    }
}

private struct ImageViewContent: View {
    let view: UIImageView

    var body: some View {
        if let image = view.image ?? view.animationImages?.first {
            let picture = Image(uiImage: image)
            Group {
                switch view.contentMode {
                case .scaleToFill, .redraw: picture.resizable()
                case .scaleAspectFit: picture.resizable().aspectRatio(contentMode: .fit)
                case .scaleAspectFill: picture.resizable().aspectRatio(contentMode: .fill)
                default: picture.fixedSize()
                }
            }
            .foregroundStyle(Color(uiColor: view.tintColor))
            .frame(width: view.bounds.width, height: view.bounds.height, alignment: Alignment(view.contentMode))
        }
    }
}

/// The drawing of a user's view class.
private struct DrawnContent: View {
    let view: UIView

    var body: some View {
        if isUsers, view.bounds.width >= 1, view.bounds.height >= 1 {
            Image(uiImage: UIGraphicsImageRenderer(size: view.bounds.size).image { _ in view.draw(view.bounds) })
        }
    }

    /// The system's own classes draw nothing by themselves here.
    private var isUsers: Bool {
        let name = String(reflecting: type(of: view))
        return !name.hasPrefix("UIKit.") && !name.hasPrefix("SwiftUI.")
    }
}

/// Masks a view with another view.
private struct ViewMask: ViewModifier {
    let mask: UIView?

    func body(content: Content) -> some View {
        if let mask {
            content.mask(alignment: .topLeading) {
                PlatformViewContent(view: mask).offset(x: mask.frame.minX, y: mask.frame.minY)
            }
        } else {
            content
        }
    }
}

extension Alignment {
    fileprivate init(_ alignment: NSTextAlignment, _ vertical: VerticalAlignment) {
        let isRightToLeft = UIKitSurroundings.current.isRightToLeft
        switch alignment {
        case .center: self.init(horizontal: .center, vertical: vertical)
        case .left: self.init(horizontal: isRightToLeft ? .trailing : .leading, vertical: vertical)
        case .right: self.init(horizontal: isRightToLeft ? .leading : .trailing, vertical: vertical)
        case .natural, .justified: self.init(horizontal: .leading, vertical: vertical)
        }
    }

    fileprivate init(_ mode: UIView.ContentMode) {
        switch mode {
        case .top: self = .top
        case .bottom: self = .bottom
        case .left: self = .leading
        case .right: self = .trailing
        case .topLeft: self = .topLeading
        case .topRight: self = .topTrailing
        case .bottomLeft: self = .bottomLeading
        case .bottomRight: self = .bottomTrailing
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: self = .center
        }
    }
}

extension TextAlignment {
    fileprivate init(_ alignment: NSTextAlignment) {
        switch Alignment(alignment, .center).horizontal {
        case .trailing: self = .trailing
        case .center: self = .center
        default: self = .leading
        }
    }
}
