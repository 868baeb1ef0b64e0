import Delivery
import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import PreviewRendering
import RunContext
import SwiftUI
import UIKit

extension Diffing where Value == UIImage {
    /// Pictures, compared pixel by pixel.
    public static var image: Diffing { image() }

    /// Pictures, compared with a tolerance.
    ///
    /// - Parameters:
    ///   - precision: the part of the pixels that have to be alike, 0 to 1.
    ///   - perceptualPrecision: how alike pixels have to be: 1 less a hundredth of their distance in CIE L*a*b*, 0 to 1.
    ///   - scale: pixels per point of the pictures in files; nil or 0: those of the screen.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        let tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        let frames = FrameDiffing<UIImage>(tolerance: tolerance, frames: Self.frames, scale: { Double($0.scale) })
        var diffing = Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: {
                UIImage(
                    data: $0,
                    scale: scale.map { $0 > 0 ? $0 : UIKitSurroundings.current.displayScale } ?? UIKitSurroundings.current.displayScale)
                    ?? UIImage()
            },
            diff: { old, new in
                let (first, second) = (Self.frames(of: old), Self.frames(of: new))
                guard let difference = FrameComparison.firstDifference(first, second), !tolerance.allows(first, second) else { return nil }
                return (difference.message, [])
            })
        diffing.frames = frames
        return diffing
    }

    /// The picture as the only frame of a film; none if it has no pixels.
    private static func frames(of image: UIImage) -> [AnimationFrame] {
        guard let picture = image.shown else { return [] }
        return [AnimationFrame(pixmap: picture.source.pixmap, start: .zero, duration: RenderOptions().dwellTime)]
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The picture, compared pixel by pixel.
    public static var image: Snapshotting { image() }

    /// The picture, compared with a tolerance; see ``Diffing/image(precision:perceptualPrecision:scale:)``.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
        Snapshotting(
            pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Format == UIImage {
    /// The picture of a value at rest.
    ///
    /// - Parameters:
    ///   - prepare: changes the setting for the value.
    ///   - restore: notes what the drawing changes of the value, and gives it back afterwards.
    ///   - plan: decides how the value is shown.
    package static func drawn(
        _ setting: SnapshotSetting, prepare: @escaping @MainActor (Value, inout SnapshotSetting) -> Void = { _, _ in },
        restore: @escaping @MainActor (Value) -> @MainActor () -> Void = { _ in {} },
        plan: @escaping @MainActor (Value, ViewStudio, SnapshotSetting) throws -> PreviewPlan
    ) -> Snapshotting {
        let tolerance = setting.tolerance
        let diffing = Diffing<UIImage>.image(precision: tolerance.precision, perceptualPrecision: tolerance.perceptualPrecision)
        return Snapshotting(
            pathExtension: "png", diffing: diffing,
            attempt: { value in
                // The value is used while the caller waits.
                nonisolated(unsafe) let value = value
                return try MainThread.isolated {
                    var setting = setting
                    prepare(value, &setting)
                    let restored = restore(value)
                    defer { restored() }
                    let recorded = RunContext.current.recordedImage
                    if let size = setting.config.size { _ = setting.takeScale(of: recorded, for: size) }
                    var studio = try setting.makeStudio()
                    var shown = try plan(value, studio, setting)
                    // A view without a given size has to be laid out before the scale is known.
                    if setting.config.size == nil, setting.takeScale(of: recorded, for: shown.size) {
                        studio = try setting.makeStudio()
                        shown = try plan(value, studio, setting)
                    }
                    let take = try studio.still(of: shown)
                    SnapshotAssertion.note(take.diagnostics)
                    guard let frame = take.frames.first else { throw SnapshotMakingError.empty }
                    return UIImage(cgImage: CGImage(ImageSource(frame.pixmap)), scale: setting.renderOptions.scale, orientation: .up)
                }
            })
    }
}
