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

    /// Makes the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { self.init(LaunchedDelegate(delegateType)) }

    /// Makes the delegate, which views find in the environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        self.init(LaunchedDelegate(delegateType))
    }

    /// Makes the delegate, which views find in the environment by its type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
        self.init(LaunchedDelegate(delegateType))
    }

    private init(_ launched: LaunchedDelegate<DelegateType>) {
        self.launched = launched
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
