import CoreGraphics
import Foundation
import RunContext

/// A control that chooses a value from a continuous range.
///
/// Source: Apple, UIKit `UISlider`.
@MainActor @preconcurrency
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    /// A Boolean value that indicates whether the control reports every position of the finger, or only the last one.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    /// The tint of the track's far part, which is not drawn; setting it is reported.
    open var maximumTrackTintColor: UIColor? { didSet { Undrawn.note("UISlider.maximumTrackTintColor", maximumTrackTintColor) } }
    /// The tint of the thumb, which is not drawn; setting it is reported.
    open var thumbTintColor: UIColor? { didSet { Undrawn.note("UISlider.thumbTintColor", thumbTintColor) } }
    /// Sets the picture of the thumb, which is not drawn; setting it is reported, as it is for the tracks.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, "thumbImage", for: state) }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, "minimumTrackImage", for: state) }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, "maximumTrackImage", for: state) }
    open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumbImage \(state.rawValue)"] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images["minimumTrackImage \(state.rawValue)"] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images["maximumTrackImage \(state.rawValue)"] }

    private var images: [String: UIImage] = [:]

    private func set(_ image: UIImage?, _ name: String, for state: UIControl.State) {
        images["\(name) \(state.rawValue)"] = image
        if image != nil { RunReports.note("UISlider.\(name) is not drawn: the control has the system's form there.") }
    }

    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: ControlSizes.current.sliderHeight) }
}

/// A control that makes a value more or less by steps, 94 by 32 points.
///
/// Source: Apple, UIKit `UIStepper`.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    /// A Boolean value that indicates whether a step beyond one end continues at the other.
    open var wraps = false

    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
}

/// A bar that shows progress.
///
/// Source: Apple, UIKit `UIProgressView`.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// The purpose of a bar.
    public enum Style: Int, Sendable { case `default`, bar }

    /// 0...1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    /// The tint of the track, which is not drawn; setting it is reported.
    open var trackTintColor: UIColor? { didSet { Undrawn.note("UIProgressView.trackTintColor", trackTintColor) } }
    open var observedProgress: Progress?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
}

/// Reports settings of a control that are not drawn.
private enum Undrawn {
    static func note(_ name: String, _ color: UIColor?) {
        if color != nil { RunReports.note("\(name) is not drawn: the control has the system's colour there.") }
    }
}
