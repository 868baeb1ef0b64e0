import Foundation
import SwiftUI

/// An object of a watch app that is notified of its launch, created with the app.
///
/// Here the app is launched when its first window is drawn: then the delegate's `applicationDidFinishLaunching()` is called.
///
/// Source: Apple, SwiftUI `WKApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = DelegateMaker.make(delegateType)
        WKApplication.shared().delegate = wrappedValue
    }
}

extension WKApplicationDelegateAdaptor: LaunchHearing {
    package func launch() { wrappedValue.applicationDidFinishLaunching() }
    package func reaching(_ view: AnyView) -> AnyView { view }
}

/// The name that it had while apps were extensions.
public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
