import RunContext

/// A reference to a function in a Metal shader library, along with its bound uniform argument values.
///
/// Metal's code cannot run here: content that a shader would change is drawn unchanged, and a diagnostic names the function.
///
/// Source: Apple, SwiftUI `Shader`.
public struct Shader: Equatable, Sendable {
    /// A single argument value to a shader function.
    public struct Argument: Equatable, Sendable {
        private let text: String
        private init(_ text: String) { self.text = text }

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(Double(x))") }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument("\(Double(x)) \(Double(y))") }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument("\(Double(x)) \(Double(y)) \(Double(z))")
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument("\(Double(x)) \(Double(y)) \(Double(z)) \(Double(w))")
        }
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
        public static var boundingRect: Argument { Argument("boundingRect") }
        public static func color(_ color: Color) -> Argument { Argument("\(color)") }
        public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
        public static func image(_ image: Image) -> Argument { Argument("image") }
        public static func data(_ data: Data) -> Argument { Argument("\(data.count) bytes") }
    }

    /// The shader function to be rendered.
    public var function: ShaderFunction
    /// The uniform argument values to be passed to the shader function.
    public var arguments: [Argument]
    /// For shader functions that return color values, whether the returned color has dither noise added to it.
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) { (self.function, self.arguments) = (function, arguments) }

    public static func == (left: Shader, right: Shader) -> Bool {
        left.function == right.function && left.arguments == right.arguments && left.dithersColor == right.dithersColor
    }
}

/// A reference to a function in a Metal shader library.
///
/// Source: Apple, SwiftUI `ShaderFunction`.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The shader library containing the function.
    public var library: ShaderLibrary
    /// The name of the shader function in the library.
    public var name: String

    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader(function: self, arguments: args) }
}

/// A Metal shader library.
///
/// Source: Apple, SwiftUI `ShaderLibrary`.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private let source: String

    /// The default shader library of the main (i.e. app) bundle.
    public static let `default` = ShaderLibrary(source: "default")
    /// Returns the default shader library of the specified bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }

    private init(source: String) { self.source = source }
    public init(data: Data) { source = "data of \(data.count) bytes" }
    public init(url: URL) { source = url.absoluteString }

    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension Shader {
    private static let unchanged = "Metal code cannot run here, and the view is drawn without it"

    fileprivate func report(_ view: some View, _ isEnabled: Bool) -> some View {
        view.reporting(isEnabled, "The shader \(function.name)", instead: Self.unchanged)
    }

    fileprivate func report(_ isEnabled: Bool) {
        if isEnabled { RunReports.note("The shader \(function.name) is not shown: \(Self.unchanged).") }
    }
}

extension GraphicsContext.Filter {
    /// A filter that changes each pixel's color by a shader; see ``Shader``.
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { unchanging(shader) }

    /// A filter that moves each pixel by a shader.
    ///
    /// - Parameter maxSampleOffset: how far, in points.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { unchanging(shader) }

    /// A filter that makes pixels of the layer's pixels by a shader.
    ///
    /// - Parameter maxSampleOffset: how far away those are, in points.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { unchanging(shader) }

    private static func unchanging(_ shader: Shader) -> GraphicsContext.Filter {
        shader.report(true)
        return .blur(radius: 0)
    }
}

extension GraphicsContext.Shading {
    /// A shading whose colors a shader gives: nothing is drawn with it, and a diagnostic names it.
    ///
    /// - Parameter bounds: the rectangle that the shader's `boundingRect` argument stands for.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .style(shader) }
}

/// A shader as a style: nothing is drawn with it, and a diagnostic names it.
extension Shader: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color {
        RunReports.note("The shader \(function.name) is not shown: Metal code cannot run here, and the shape that it fills stays empty.")
        return .clear
    }
}

extension VisualEffect {
    /// Applies `shader` as a filter effect on the color of each pixel; see ``Shader``.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        shader.report(isEnabled)
        return self
    }

    /// Applies `shader` as a geometric distortion effect on the location of each pixel.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        shader.report(isEnabled)
        return self
    }

    /// Applies `shader` as a filter on the raster layer.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        shader.report(isEnabled)
        return self
    }
}

nonisolated extension View {
    /// Returns a new view that applies `shader` to `self` as a filter effect on the color of each pixel; see ``Shader``.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { shader.report(self, isEnabled) }

    /// Returns a new view that applies `shader` to `self` as a geometric distortion effect on the location of each pixel.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shader.report(self, isEnabled)
    }

    /// Returns a new view that applies `shader` to `self` as a filter on the raster layer created from `self`.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shader.report(self, isEnabled)
    }
}
