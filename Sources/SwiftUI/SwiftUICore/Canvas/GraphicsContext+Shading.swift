import Drawing

extension GraphicsContext {
    /// The fill or outline of a path.
    ///
    /// Coordinates of gradients and pictures are those in which the path is drawn. Apple's `backdrop` is not supported.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.Shading`.
    public struct Shading {
        enum Storage {
            case style(any ShapeStyle)
            case palette([Shading])
            case gradient(Gradient, GradientPaint.Shape, GradientOptions)
            case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
            case resolved(ResolvedShading)
        }

        let storage: Storage

        init(_ storage: Storage) { self.storage = storage }
    }

    /// The continuation of a gradient beyond its ends.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.GradientOptions`, whose `linearColor` is not supported.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient repeats.
        public static let `repeat` = GradientOptions(rawValue: 1 << 0)

        /// The gradient repeats back and forth. This option takes precedence over `repeat`.
        public static let mirror = GradientOptions(rawValue: 1 << 1)
    }

    /// Returns a shading resolved in the environment, for repeated use.
    public func resolve(_ shading: Shading) -> Shading { Shading(.resolved(resolved(shading))) }

    func resolved(_ shading: Shading) -> ResolvedShading { resolved(shading, level: 0) }

    private func resolved(_ shading: Shading, level: Int) -> ResolvedShading {
        switch shading.storage {
        case .style(let style):
            return .style(style.resolvedStyle(in: environment, level: level))
        case .palette(let shadings):
            return .levels(shadings.map { resolved($0, level: level) })
        case .gradient(let gradient, let shape, let options):
            let line = ResolvedGradient.Shape.linear(start: .leading, end: .trailing)
            let resolved = AnyGradient(gradient).resolved(in: environment, as: line)
            return .gradient(PlacedGradient(resolved, shape: shape, options: options))
        case .tiledImage(let image, let origin, let sourceRect, let scale):
            return resolvedTiles(of: image, origin: origin, sourceRect: sourceRect, scale: scale)
        case .resolved(let resolved):
            return resolved
        }
    }

    private func note(missing image: Image) {
        switch image.source {
        case .symbol(let name): onMainActor { $0.surroundings.diagnostics.note(.missingSymbol(name)) }
        case .asset(let name, _): onMainActor { $0.surroundings.diagnostics.note(.missingAsset(name)) }
        case .picture, .drawn: break
        }
    }

    private func resolvedTiles(of image: Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat) -> ResolvedShading {
        guard let tile = ImageTile(image, sourceRect: sourceRect, scale: scale, in: environment) else {
            note(missing: image)
            return .style(ImageTile.placeholder)
        }
        return .tile(tile, origin: origin)
    }
}

extension GraphicsContext.Shading {
    /// The foreground style of the context's environment.
    public static var foreground: Self { Self(.style(ForegroundStyle())) }

    /// Several shadings: each layer of a symbol takes one of them. A drawing without layers takes the first.
    public static func palette(_ array: [Self]) -> Self { Self(.palette(array)) }

    public static func color(_ color: Color) -> Self { Self(.style(color)) }

    /// A colour of channels, 0...1 each.
    public static func color(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Self { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey: 0 is black, 1 is white.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Self {
        color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Any style. The unit coordinates of gradients span the box of the drawing.
    public static func style<S: ShapeStyle>(_ style: S) -> Self { Self(.style(style)) }

    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> Self { Self(.gradient(gradient, .linear(start: startPoint, end: endPoint), options)) }

    /// A gradient from one circle to another around the same point.
    public static func radialGradient(
        _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> Self {
        Self(.gradient(gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options))
    }

    /// A gradient around a point, a full turn clockwise from an angle.
    public static func conicGradient(
        _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> Self {
        Self(.gradient(gradient, .angular(center: center, start: angle, end: angle + .degrees(360)), options))
    }

    /// A picture repeated in both directions.
    ///
    /// - Parameters:
    ///   - origin: the position of a corner of one of the tiles.
    ///   - sourceRect: the part of the picture that is repeated, in fractions of its sides.
    ///   - scale: the size of a tile, as a factor of its natural size.
    public static func tiledImage(
        _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> Self { Self(.tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale)) }
}
