import Drawing

extension Image {
    /// The way in which a picture fills a size other than its own.
    public enum ResizingMode: Hashable, Sendable {
        /// The picture is repeated at its own size from the top left.
        case tile
        /// The picture is enlarged or reduced.
        case stretch
    }

    /// The way in which a picture is coloured.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only its alpha counts, filled with the foreground style.
        case template
        /// The picture keeps its own colours.
        case original
    }

    /// The quality of a picture drawn at another size.
    public enum Interpolation: Hashable, Sendable {
        /// Every pixel is the nearest pixel of the picture.
        case none
        /// Every pixel is interpolated from the four nearest. A much reduced picture loses detail unevenly.
        case low
        /// Every pixel is interpolated from the four nearest, after a reduced picture was averaged.
        case medium
        /// Every pixel is interpolated by curves through the pixels around it.
        case high
    }

    /// Creates an image of a picture in a bundle, with a label for people who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

    /// Sets the interpolation of the picture at another size; medium unless set.
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

    /// Sets whether the picture's edges are antialiased where they cross pixels; true unless set.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.picture.isAntialiased = isAntialiased
        return image
    }

    /// Sets whether the picture keeps its own colours or is filled with the foreground style. With nil the asset decides, and an asset
    /// without a setting keeps its colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.picture.renderingMode = renderingMode
        return image
    }
}

extension Image {
    /// The image as a bar shows it: a template, unless the view or its asset asks for the original colours.
    package var asTemplateUnlessOriginal: Image {
        if case .symbol = source { return self }
        var image = self
        image.picture.isTemplateUnlessOriginal = true
        return image
    }
}

/// The drawing options of a picture that is not a symbol.
package struct ImageAppearance: Equatable, Sendable {
    var capInsets = EdgeInsets()
    var isTiled = false
    var sampling = ImageStyle.Sampling.smooth
    var isAntialiased = true
    package var renderingMode: Image.TemplateRenderingMode?
    /// True if the picture is a template unless the view or its asset decides otherwise, as in a bar.
    var isTemplateUnlessOriginal = false

    /// Returns whether a picture keeps its own colours or fills its alpha.
    func mode(of picture: AssetImage) -> Image.TemplateRenderingMode {
        renderingMode ?? (picture.isTemplate || isTemplateUnlessOriginal && !picture.isOriginal ? .template : .original)
    }

    /// Returns the style of a picture in a layout direction. A picture that is not resizable has only antialiasing and interpolation.
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
    /// Draws a picture over a frame, in its own colours or with its alpha filled.
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
        painter.draw(filling.finishing([.mask([item], content: [.fill(Path(frame), FillStyle(), paint)])]))
    }
}
