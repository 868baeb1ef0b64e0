import Foundation
import SwiftUI

/// An object of a watch app that is notified of its launch, created with the app.
///
/// Here the app is launched when its first window is drawn: then the delegate's `applicationDidFinishLaunching()` is called.
///
/// Source: Apple, SwiftUI `WKApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>: DynamicProperty {
    private let launched: LaunchedDelegate<DelegateType>
    /// The delegate.
    public var wrappedValue: DelegateType { launched.delegate }

    /// Makes the delegate. If it can be observed, views find it in the environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        launched = LaunchedDelegate(delegateType)
        WKApplication.shared().delegate = launched.delegate
    }
}

extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension WKApplicationDelegateAdaptor: LaunchHearing {
    package func launch() { wrappedValue.applicationDidFinishLaunching() }
    package func reaching(_ view: AnyView) -> AnyView { launched.reaching(view) }
}

/// The name that it had while apps were extensions.
public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
