import Combine
import Foundation
import UIKit

/// An object that is notified of the launch of an app, made together with the app.
///
/// Here the app is launched when its first window is drawn: then the delegate's
/// `application(_:willFinishLaunchingWithOptions:)` and `application(_:didFinishLaunchingWithOptions:)` are called, without
/// options. Nothing else happens to an app of which a picture is made.
///
/// Source: Apple, SwiftUI `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType
    private let giveToViews: (AnyView) -> AnyView

    /// Makes the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        self.init(making: delegateType) { view, _ in view }
    }

    private init(making type: DelegateType.Type, _ giveToViews: @escaping (AnyView, DelegateType) -> AnyView) {
        let delegate = DelegateMaker.make(type)
        wrappedValue = delegate
        self.giveToViews = { giveToViews($0, delegate) }
        UIApplication.shared.delegate = delegate
    }
}

extension UIApplicationDelegateAdaptor {
    /// Makes the delegate, which views find in the environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        self.init(making: delegateType) { AnyView($0.environmentObject($1)) }
    }

    /// Makes the delegate, which views find in the environment by its type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
        self.init(making: delegateType) { AnyView($0.environment($1)) }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

/// A delegate that takes part in the app's launch.
@MainActor
package protocol LaunchHearing {
    func launch()
    /// A view in which the delegate can be found.
    func reaching(_ view: AnyView) -> AnyView
}

extension UIApplicationDelegateAdaptor: LaunchHearing {
    package func launch() {
        _ = wrappedValue.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }

    package func reaching(_ view: AnyView) -> AnyView { giveToViews(view) }
}

extension App {
    /// The delegates that take part in the launch, in the order of the source.
    var launchHearers: [any LaunchHearing] { Mirror(reflecting: self).children.compactMap { $0.value as? any LaunchHearing } }
}

/// Makes objects of classes whose root alone is known.
///
/// Swift calls an initialiser on a class held as a value only if the initialiser is required, which `NSObject`'s is not outside of
/// Apple's systems. It still has a place in the method table of every class below `NSObject`. A class whose initialiser at this place is
/// required makes the call possible.
@MainActor
package enum DelegateMaker {
    package static func make<Delegate: AnyObject>(_ type: Delegate.Type) -> Delegate {
        unsafeDowncast(unsafeBitCast(type as AnyClass, to: _MadeObject.Type.self).init(), to: Delegate.self)
    }
}

/// `open`, so that the compiler has to look up the initialiser in the table: for a class without subclasses it would call it directly.
open class _MadeObject: NSObject {
    public override required init() { super.init() }
}
