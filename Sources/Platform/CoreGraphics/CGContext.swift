import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import RunContext

/// A place to draw into: a picture in memory.
///
/// Coordinates begin at the bottom left and grow upwards, one unit a pixel, until the transform is changed. Drawing is kept as a list and
/// rendered into pixels when they are needed; memory that the caller provides is written at once. Source: Apple, Core Graphics
/// `CGContext`.
public final class CGContext {
    /// The graphics state that `saveGState()` keeps.
    struct State {
        var transform: CGAffineTransform
        var fill = Paint.color(.black)
        var stroke = Paint.color(.black)
        var pen = StrokeStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var isAntialiased = true
        var clips: [(path: Path, style: FillStyle)] = []
        var shadow: Filter?
    }

    /// A layer that is composited as one when it ends.
    private struct OpenLayer {
        var outerItems: [DisplayItem]
        var outerState: State
    }

    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    public let bitmapInfo: CGBitmapInfo
    public let colorSpace: CGColorSpace?

    private let layout: PixelLayout
    private let memory: UnsafeMutableRawPointer
    private let ownsMemory: Bool
    var state: State
    private var saved: [State] = []
    private var layers: [OpenLayer] = []
    /// The items drawn since the pixels were last made, in pixels from the top left.
    private var items: [DisplayItem] = []
    /// The document that the context draws; nil for a picture.
    var document: DrawnDocument?
    private var canvas: Pixmap
    /// The path being built, in pixels from the top left.
    var currentPath = Path()

    /// Creates a picture with a size in pixels and a layout of 8 bits a component; nil for other layouts and for unsupported sizes.
    ///
    /// - Parameter data: memory that is kept up to date, `bytesPerRow` bytes for each row; nil if the context has its own.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let limit = Rasterizer.maximumSideInPixels
        guard
            let layout = PixelLayout(space: space, bitsPerComponent: bitsPerComponent, info: info), width > 0, height > 0,
            width <= limit, height <= limit, width * height * 4 <= Rasterizer.maximumBytes,
            bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel
        else { return nil }
        (self.width, self.height, self.layout, self.bitmapInfo, colorSpace) = (width, height, layout, info, space)
        self.bytesPerRow = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        let count = self.bytesPerRow * height
        ownsMemory = data == nil
        memory = data ?? .allocate(byteCount: count, alignment: 16)
        if ownsMemory { memory.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
        canvas = Pixmap(
            UnsafeRawBufferPointer(start: memory, count: count), layout: layout, widthInPixels: width,
            heightInPixels: height, bytesPerRow: self.bytesPerRow)
        state = State(transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// A transparent picture whose coordinates begin at the top left, `scale` pixels a unit, as UIKit's begin.
    package convenience init?(widthInPixels: Int, heightInPixels: Int, topLeftScale scale: CGFloat) {
        self.init(
            data: nil, width: widthInPixels, height: heightInPixels, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        state.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    deinit {
        if ownsMemory { memory.deallocate() }
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }

    /// The pixels, brought up to date.
    ///
    /// Nil for a document.
    public var data: UnsafeMutableRawPointer? {
        guard document == nil else { return nil }
        flush()
        return memory
    }

    /// The picture as it is now; nil for a document.
    public func makeImage() -> CGImage? {
        guard document == nil else { return nil }
        draw()
        return CGImage(canvas)
    }

    /// Renders the recorded items into pixels.
    public func flush() {
        guard document == nil else { return }
        draw()
        canvas.write(to: memory.assumingMemoryBound(to: UInt8.self), layout: layout, bytesPerRow: bytesPerRow)
    }

    // MARK: State

    public func saveGState() { saved.append(state) }

    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// The transform from the user's coordinates to pixels from the bottom left.
    public var ctm: CGAffineTransform {
        let height = pageBox?.height ?? CGFloat(height)
        return state.transform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    }

    public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    public func setFillColor(_ color: CGColor) { state.fill = .color(color.rgba) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.rgba) }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.pen.dashPhase, state.pen.dash) = (phase, lengths) }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets a shadow for all further drawing; `offset` is in pixels, y upwards, regardless of the transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color else { return state.shadow = nil }
        // The blur's radius is two standard deviations.
        let down = CGSize(width: offset.width, height: -offset.height)
        state.shadow = .shadow(color: color.rgba, sigma: max(blur, 0) / 2, offset: down)
    }

    /// Sets a black shadow of a third's opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Layers

    /// Begins a layer. Drawing up to its end is composited as one, with the current alpha, blend mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers.append(OpenLayer(outerItems: items, outerState: state))
        items = []
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let inside = items
        (items, state) = (layer.outerItems, layer.outerState)
        add([.group(opacity: 1, blendMode: .normal, inside)])
    }

    // MARK: Drawing

    /// The items drawn since the pixels were last made, in pixels from the top left.
    package var drawnItems: [DisplayItem] { items }

    /// Begins a page of a document: the items so far are gone, and the state is that of a new context.
    ///
    /// - Returns: the items so far.
    func startAgain(with transform: CGAffineTransform) -> [DisplayItem] {
        defer { (items, layers, saved, state) = ([], [], [], State(transform: transform)) }
        return items
    }

    /// Adds items, in pixels from the top left, with the alpha, blend mode, shadow and clips of the state.
    ///
    /// - Parameter shape: the area that the items cover, opaque, for a mode that replaces existing pixels; nil for the items themselves.
    package func add(_ drawn: [DisplayItem], covering shape: [DisplayItem]? = nil) {
        var drawn = drawn
        if state.blendMode == .copy {
            items.append(.group(opacity: 1, blendMode: .destinationOut, clipped(shape ?? drawn)))
        }
        if let shadow = state.shadow { drawn = [.filter(shadow, drawn)] }
        drawn = clipped(drawn)
        let mode = state.blendMode == .copy ? .normal : state.blendMode.drawn
        if mode == nil {
            RunReports.note("CGContext.setBlendMode(.\(state.blendMode)) is not supported: .normal is used instead.")
        }
        if state.alpha < 1 || mode != .normal {
            drawn = [.group(opacity: Double(state.alpha), blendMode: mode ?? .normal, drawn)]
        }
        items += drawn
        if !ownsMemory, layers.isEmpty { flush() }
    }

    private func clipped(_ drawn: [DisplayItem]) -> [DisplayItem] {
        state.clips.reversed().reduce(drawn) { [.clip($1.path, $1.style, $0)] }
    }

    /// Adds items given in the user's coordinates.
    package func addInUserSpace(_ drawn: [DisplayItem]) { add([.transform(state.transform, drawn)]) }

    private func draw() {
        guard !items.isEmpty else { return }
        let size = CGSize(width: width, height: height)
        let below = DisplayItem.image(ImageSource(canvas), CGRect(origin: .zero, size: size), .nearest)
        do {
            canvas = try Rasterizer(scale: 1).render(DisplayList(size: size, items: [below] + items))
        } catch {
            RunReports.note("A CGContext of \(width) x \(height) pixels could not be drawn: \(error)")
        }
        items = []
    }
}
