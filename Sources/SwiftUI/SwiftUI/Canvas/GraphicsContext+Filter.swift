import Drawing

extension GraphicsContext {
    /// A change to the pixels of what is drawn.
    ///
    /// Lengths and offsets are in the user coordinates of the moment at which the filter is added.
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

        private init(_ storage: Storage) { self.storage = storage }

        /// The picture seen through a map of the plane.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(.projection(matrix)) }

        /// A shadow of what is drawn.
        ///
        /// - Parameters:
        ///   - radius: the standard deviation of its blur, in points.
        ///   - x: how far it lies to the right.
        ///   - y: how far it lies below.
        ///   - blendMode: how it meets what lies below it.
        ///   - options: where it is, and what it is a shadow of.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let offset = CGSize(width: x, height: y)
            return Filter(
                .shadow(
                    ShadowFilter(color: color, radius: radius, offset: offset, blendMode: blendMode, options: options)))
        }

        /// Every channel times a colour's.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.rows)) }

        public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation, angle.radians) }

        /// 0 leaves greys, 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { effect(.saturation, amount) }

        /// Adds an amount to every channel.
        public static func brightness(_ amount: Double) -> Filter { effect(.brightness, amount) }

        /// 0 leaves a grey, 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { effect(.contrast, amount) }

        /// 1 inverts colours, 0 changes nothing.
        public static func colorInvert(_ amount: Double = 1) -> Filter { effect(.invert, amount) }

        /// 1 leaves greys, 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale, amount) }

        /// Black, as opaque as the picture is light.
        public static var luminanceToAlpha: Filter { effect(.luminanceToAlpha, 1) }

        /// A Gaussian blur.
        ///
        /// - Parameter radius: its standard deviation, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// One colour where alpha is from `min` to `max`, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(.alphaThreshold(min: min, max: max, color))
        }

        private static func effect(_ kind: ColorMatrixEffect.Kind, _ amount: Double) -> Filter {
            Filter(.matrix(SwiftUI.ColorMatrix.rows(kind, amount)))
        }
    }

    /// Source: Apple, SwiftUI `GraphicsContext.BlurOptions`, whose `dithersResult` is not supported.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The box of what is drawn stays without transparency: its colours go on beyond its edges.
        public static let opaque = BlurOptions(rawValue: 1 << 0)
    }

    /// Source: Apple, SwiftUI `GraphicsContext.ShadowOptions`.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies above what casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)

        /// The shadow alone is drawn.
        public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)

        /// The shadow is that of what lies around: `1 - alpha` counts instead of `alpha`.
        public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)

        /// The shadow and what casts it meet what lies below each by itself.
        public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
    }

    /// How a filter calculates. Apple's `linearColor` is not supported, which leaves none to choose.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.FilterOptions`.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Adds a filter to those that everything drawn next goes through; the last one added comes first.
    ///
    /// Opacity, blend mode and clip shapes apply to what the filters give.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(ResolvedFilter(filter, in: self))
    }
}
