import CoreGraphics
import Foundation

/// The contexts that this thread draws into, the current one last.
private final class ContextStack {
    var contexts: [CGContext] = []
    /// Pixels per point of the pictures begun by `UIGraphicsBeginImageContextWithOptions`; nil for a context pushed.
    var scales: [CGFloat?] = []

    static var ofThread: ContextStack {
        let key = "zoetrope.contexts"
        if let known = Thread.current.threadDictionary[key] as? ContextStack { return known }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    func push(_ context: CGContext, scale: CGFloat?) {
        contexts.append(context)
        scales.append(scale)
    }

    func pop() {
        _ = contexts.popLast()
        _ = scales.popLast()
    }
}

/// The context that drawing goes to, or nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.ofThread.contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.ofThread.push(context, scale: nil) }

public func UIGraphicsPopContext() { ContextStack.ofThread.pop() }

/// Begins a picture of a size in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIKitSurroundings.current.displayScale
    guard let context = CGContext.image(size: size, scale: scale, isOpaque: opaque) else { return }
    ContextStack.ofThread.push(context, scale: scale)
}

/// The picture that was begun last, as it is now.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let scale = ContextStack.ofThread.scales.last ?? nil, let image = UIGraphicsGetCurrentContext()?.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { ContextStack.ofThread.pop() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
