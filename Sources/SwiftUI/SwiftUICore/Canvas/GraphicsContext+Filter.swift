import Drawing

extension GraphicsContext {
    /// A change to the pixels of a drawing.
    ///
    /// Lengths and offsets are in the user coordinates at the moment the filter is added.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.Filter`.
    public struct Filter {
        enum Storage {
            case matrix([Double])
            case multiply(Color)
            case blur(radius: CGFloat, isOpaque: Bool)
            case shadow(ShadowFilter)
            case alphaThreshold(min: Double, max: Double, Color)
            case projection(ProjectionTransform)
        }

        let storage: Storage

        /// True if a pixel depends on its neighbours.
        var mixesPixels: Bool {
            switch storage {
            case .blur, .shadow, .projection: true
            case .matrix, .multiply, .alphaThreshold: false
            }
        }

        private init(_ storage: Storage) { self.storage = storage }

        /// Transforms the picture by a projective map of the plane.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(.projection(matrix)) }

        /// Adds a shadow of the drawing.
        ///
        /// - Parameters:
        ///   - radius: the standard deviation of its blur, in points.
        ///   - x: the offset to the right, in points.
        ///   - y: the offset downwards, in points.
        ///   - blendMode: the mode in which it combines with the content below it.
        ///   - options: its position and the shape that casts it.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let offset = CGSize(width: x, height: y)
            return Filter(
                .shadow(
                    ShadowFilter(color: color, radius: radius, offset: offset, blendMode: blendMode, options: options)))
        }

        /// Multiplies every channel by that of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.rows)) }

        public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation, angle.radians) }

        /// Scales the saturation: 0 leaves greys, 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { effect(.saturation, amount) }

        /// Adds an amount to every channel.
        public static func brightness(_ amount: Double) -> Filter { effect(.brightness, amount) }

        /// Scales the contrast: 0 leaves a grey, 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { effect(.contrast, amount) }

        /// Inverts the colours: 1 inverts them fully, 0 changes nothing.
        public static func colorInvert(_ amount: Double = 1) -> Filter { effect(.invert, amount) }

        /// Removes colour: 1 leaves greys, 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale, amount) }

        /// Replaces the picture by black whose alpha is the picture's luminance.
        public static var luminanceToAlpha: Filter { effect(.luminanceToAlpha, 1) }

        /// Applies a Gaussian blur.
        ///
        /// - Parameter radius: the standard deviation of the blur, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// Replaces the picture by one colour where alpha is from `min` to `max`, and by nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(.alphaThreshold(min: min, max: max, color))
        }

        private static func effect(_ kind: ColorMatrixEffect.Kind, _ amount: Double) -> Filter {
            Filter(.matrix(SwiftUICore.ColorMatrix.rows(kind, amount)))
        }
    }

    /// Source: Apple, SwiftUI `GraphicsContext.BlurOptions`, whose `dithersResult` is not supported.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The box of the drawing stays opaque: its colours are extended beyond its edges.
        public static let opaque = BlurOptions(rawValue: 1 << 0)
    }

    /// Source: Apple, SwiftUI `GraphicsContext.ShadowOptions`.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies above the shape that casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)

        /// Only the shadow is drawn.
        public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)

        /// The shadow is cast by the area outside the shape: `1 - alpha` is used instead of `alpha`.
        public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)

        /// The shadow and the shape that casts it are composited onto the background separately.
        public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
    }

    /// The ways in which a filter calculates.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.FilterOptions`.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Changes of colour are calculated in linear light.
        ///
        /// Blurs, shadows and projections are not: there it is reported, and they are drawn on gamma-encoded colours.
        public static let linearColor = FilterOptions(rawValue: 1 << 0)
    }

    /// Adds a filter for all subsequent drawing. The last filter added is applied first.
    ///
    /// Opacity, blend mode and clip shapes apply to the result of the filters.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(ResolvedFilter(filter, options, in: self))
    }
}
