import SwiftUI
import UIKit

/// The screen that a snapshot is taken for.
///
/// Source: Prefire.
public struct DeviceConfig {
    public var safeArea: UIEdgeInsets
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(safeArea: UIEdgeInsets, size: CGSize? = nil, traits: UITraitCollection) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}

/// A preview and how its snapshot is taken, as tests that Prefire has written use it.
///
/// Source: Prefire.
@MainActor
public struct PrefireSnapshot<Content: View> {
    private let previewContent: Content
    public var name: String
    /// True for a view that fills a screen; any other one is as wide as the screen and as high as its content.
    public var isScreen: Bool
    public var device: DeviceConfig
    public var traits: UITraitCollection

    private init(
        content: Content, name: String, isScreen: Bool, device: DeviceConfig, traits: UITraitCollection = UITraitCollection()
    ) {
        previewContent = content
        (self.name, self.isScreen, self.device, self.traits) = (name, isScreen, device, traits)
    }

    public init(_ preview: _Preview, testName: String = #function, device: DeviceConfig) where Content == AnyView {
        self.init(
            content: preview.content, name: preview.displayName ?? testName, isScreen: preview.layout == .device, device: device)
    }

    public init(
        @ViewBuilder _ view: @escaping @MainActor () -> Content, name: String, isScreen: Bool, device: DeviceConfig,
        traits: UITraitCollection = UITraitCollection()
    ) {
        self.init(content: view(), name: name, isScreen: isScreen, device: device, traits: traits)
    }

    @_disfavoredOverload
    public init<T: UIView>(
        _ view: @escaping @MainActor () -> T, name: String, isScreen: Bool, device: DeviceConfig,
        traits: UITraitCollection = UITraitCollection()
    ) where Content == ViewRepresentable<T> {
        self.init(content: ViewRepresentable(view: view()), name: name, isScreen: isScreen, device: device, traits: traits)
    }

    @_disfavoredOverload
    public init<T: UIViewController>(
        _ viewController: @escaping @MainActor () -> T, name: String, isScreen: Bool, device: DeviceConfig,
        traits: UITraitCollection = UITraitCollection()
    ) where Content == ViewControllerRepresentable<T> {
        self.init(
            content: ViewControllerRepresentable(viewController: viewController()), name: name, isScreen: isScreen, device: device,
            traits: traits)
    }

    /// Lays the view out once, and returns it with its wishes.
    public func loadViewWithPreferences() -> (AnyView, PreferenceKeys) {
        let wishes = PreferenceKeys()
        let content =
            isScreen
            ? AnyView(previewContent)
            : AnyView(previewContent.frame(width: device.size?.width).fixedSize(horizontal: false, vertical: true))
        let view = AnyView(
            content
                .onPreferenceChange(DelayPreferenceKey.self) { wishes.delay = $0 }
                .onPreferenceChange(PrecisionPreferenceKey.self) { wishes.precision = $0 }
                .onPreferenceChange(PerceptualPrecisionPreferenceKey.self) { wishes.perceptualPrecision = $0 }
                .onPreferenceChange(RecordPreferenceKey.self) { wishes.record = $0 })
        let space = ProposedViewSize(width: device.size?.width, height: device.size?.height)
        _ = ViewTree.fittingSize(of: view, proposal: space, environment: EnvironmentValues())
        return (view, wishes)
    }
}
