import Drawing

extension Image {
    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size from the top left.
        case tile
        /// Made larger or smaller.
        case stretch
    }

    /// Whether a picture shows its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its alpha alone, filled with the foreground style.
        case template
        /// Its own colours.
        case original
    }

    /// The quality of a picture drawn at another size.
    public enum Interpolation: Hashable, Sendable {
        /// Every pixel is the nearest one of the picture.
        case none
        /// Between the four nearest pixels; a picture made much smaller loses detail unevenly.
        case low
        /// Between the four nearest pixels, after a picture made smaller was reduced to means.
        case medium
        /// By curves through the pixels around.
        case high
    }

    /// A picture of a bundle, and what it says to people who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

    /// How the picture is read when it is drawn at another size; medium unless set.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.picture.sampling =
            switch interpolation {
            case .none: .nearest
            case .low: .linear
            case .medium: .smooth
            case .high: .cubic
            }
        return image
    }

    /// Whether the picture's edges are soft where they cross pixels; they are unless set.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.picture.isAntialiased = isAntialiased
        return image
    }

    /// Whether the picture shows its own colours or is filled with the foreground style; nil: as its asset says, and in
    /// its own colours if that says nothing.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.picture.renderingMode = renderingMode
        return image
    }
}

extension Image {
    /// As a bar shows it: a template, unless the view or its asset says that it has colours of its own.
    var asTemplateUnlessOriginal: Image {
        if case .symbol = source { return self }
        var image = self
        image.picture.isTemplateUnlessOriginal = true
        return image
    }
}

/// How a picture that is no symbol is drawn.
struct ImageAppearance: Equatable, Sendable {
    var capInsets = EdgeInsets()
    var isTiled = false
    var sampling = ImageStyle.Sampling.smooth
    var isAntialiased = true
    var renderingMode: Image.TemplateRenderingMode?
    /// Whether it is a template where neither the view nor its asset says another thing, as in a bar.
    var isTemplateUnlessOriginal = false

    /// Whether a picture's own colours are shown, or its alpha in a fill.
    func mode(of picture: AssetImage) -> Image.TemplateRenderingMode {
        renderingMode ?? (picture.isTemplate || isTemplateUnlessOriginal && !picture.isOriginal ? .template : .original)
    }

    /// The style of a picture in a layout direction; nothing but its edges and its reading if it is not resizable.
    func style(of picture: AssetImage, isResizable: Bool, _ direction: LayoutDirection) -> ImageStyle {
        var style = ImageStyle(sampling: sampling, isAntialiased: isAntialiased)
        guard isResizable, isTiled || capInsets != EdgeInsets() else { return style }
        let isMirrored = direction == .rightToLeft
        func pixels(_ length: CGFloat) -> Int {
            let count = length * picture.scale
            return count > 0 ? Int(min(count, 32_767).rounded()) : 0
        }
        style.parts = ImageParts(
            left: pixels(isMirrored ? capInsets.trailing : capInsets.leading), top: pixels(capInsets.top),
            right: pixels(isMirrored ? capInsets.leading : capInsets.trailing), bottom: pixels(capInsets.bottom),
            pixelsPerPoint: picture.scale, isTiled: isTiled)
        return style
    }
}

extension ViewNode {
    /// Draws a picture over a frame: in its own colours, or its alpha in a fill.
    func paintPicture(
        _ picture: AssetImage, as appearance: ImageAppearance, isResizable: Bool, in frame: CGRect,
        _ fill: AnimatedFill?, with painter: inout Painter
    ) {
        let style = appearance.style(of: picture, isResizable: isResizable, environment.layoutDirection)
        let item = DisplayItem.image(picture.image, frame, style)
        let mode = appearance.mode(of: picture)
        guard mode == .template, let fill else {
            let opacity = painter.opacity
            return painter.draw(opacity < 1 ? [.group(opacity: opacity, blendMode: .normal, [item])] : [item])
        }
        let filling = fill.value(at: painter.time)
        let paint = filling.paint(in: frame).multiplyingAlpha(by: painter.opacity)
        painter.draw(filling.shadowing([.mask([item], content: [.fill(Path(frame), FillStyle(), paint)])]))
    }
}
