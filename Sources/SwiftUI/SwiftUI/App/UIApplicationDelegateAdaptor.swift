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
    private let launched: LaunchedDelegate<DelegateType>
    /// The delegate.
    public var wrappedValue: DelegateType { launched.delegate }

    /// Makes the delegate. If it can be observed, views find it in the environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        launched = LaunchedDelegate(delegateType)
        UIApplication.shared.delegate = launched.delegate
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

    package func reaching(_ view: AnyView) -> AnyView { launched.reaching(view) }
}

/// The delegate of an app, which views find in the environment if it can be observed.
@MainActor
package struct LaunchedDelegate<Delegate: AnyObject> {
    package let delegate: Delegate

    package init(_ type: Delegate.Type) { delegate = DelegateMaker.make(type) }

    /// A view in which the delegate can be found.
    package func reaching(_ view: AnyView) -> AnyView {
        if let object = delegate as? any ObservableObject { return view.finding(object) }
        if let object = delegate as? any AnyObject & Observable { return view.finding(object) }
        return view
    }
}

extension AnyView {
    fileprivate func finding(_ object: some ObservableObject) -> AnyView { AnyView(environmentObject(object)) }
    fileprivate func finding(_ object: some AnyObject & Observable) -> AnyView { AnyView(environment(object)) }
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
enum DelegateMaker {
    static func make<Delegate: AnyObject>(_ type: Delegate.Type) -> Delegate {
        unsafeDowncast(unsafeBitCast(type as AnyClass, to: _MadeObject.Type.self).init(), to: Delegate.self)
    }
}

/// `open`, so that the compiler has to look up the initialiser in the table: for a class without subclasses it would call it directly.
open class _MadeObject: NSObject {
    public override required init() { super.init() }
}
