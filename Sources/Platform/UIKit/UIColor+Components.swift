import CoreGraphics
import Drawing
import Foundation

extension UIColor {
    /// The colour in the current circumstances.
    public var cgColor: CGColor {
        if case .gray(let white, let alpha) = source { return CGColor(gray: white, alpha: alpha) }
        return CGColor(currentRGBA)
    }

    /// The same colour with another alpha; a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .constant(var rgba):
            rgba.alpha = alpha
            return UIColor(source: .constant(rgba))
        case .gray(let white, _): return UIColor(white: white, alpha: alpha)
        case .alpha(let color, _): return UIColor(source: .alpha(color, alpha))
        case .system, .asset, .dynamic: return UIColor(source: .alpha(self, alpha))
        }
    }

    /// The colour that this one is in some circumstances.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .constant, .gray: self
        case .system, .asset, .dynamic, .alpha:
            UIColor(source: .constant(rgba(isDark: traitCollection.userInterfaceStyle == .dark)))
        }
    }

    /// The channels in sRGB, in the current circumstances.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = currentRGBA
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Hue, saturation and brightness, in the current circumstances.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = currentRGBA
        let form = HueForm.form(of: rgba)
        hue?.pointee = form.hue
        saturation?.pointee = form.saturation
        brightness?.pointee = form.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Writes the colour's grey value; returns whether it is a grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = currentRGBA
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Makes this the colour of fills and strokes in the current graphics context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
