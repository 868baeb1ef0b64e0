import SwiftUI
import UIKit

/// A button for the speakers and screens that a person may play to. A render has none, so that the button does nothing; it is drawn as
/// AirPlay's symbol.
///
/// Source: Apple, AVKit `AVRoutePickerView`.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The colour of the symbol while media play on another device, which they never do here.
    open var activeTintColor: UIColor! = .tintColor
    /// True if screens come before speakers, which also decides about the symbol.
    open var prioritizesVideoDevices = false { didSet { showSymbol() } }
    private let symbol = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.contentMode = .center
        addSubview(symbol)
        showSymbol()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }

    private func showSymbol() { symbol.image = UIImage(systemName: prioritizesVideoDevices ? "airplayvideo" : "airplayaudio") }
}

/// The methods that are called while a person picks a device, which nobody does here.
///
/// Source: Apple, AVKit `AVRoutePickerViewDelegate`.
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: AnyObject {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
