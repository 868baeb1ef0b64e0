import Combine
import Foundation
import UIKit

/// An object of an app that hears of its launch, made when the app is.
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

    private init(_ delegate: DelegateType, giveToViews: @escaping (AnyView) -> AnyView = { $0 }) {
        (wrappedValue, self.giveToViews) = (delegate, giveToViews)
        UIApplication.shared.delegate = delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: NSObject {
    /// Makes the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        self.init(ObjectMaker.make(delegateType))
    }

    /// Makes the delegate, which views find in the environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        let delegate = ObjectMaker.make(delegateType)
        self.init(delegate) { AnyView($0.environmentObject(delegate)) }
    }

    /// Makes the delegate, which views find in the environment by its type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
        let delegate = ObjectMaker.make(delegateType)
        self.init(delegate) { AnyView($0.environment(delegate)) }
    }
}

/// Xcode's older templates begin a delegate with `UIResponder`, which is no `NSObject` here.
extension UIApplicationDelegateAdaptor where DelegateType: UIResponder {
    /// Makes the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        self.init(ResponderMaker.make(delegateType))
    }

    /// Makes the delegate, which views find in the environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        let delegate = ResponderMaker.make(delegateType)
        self.init(delegate) { AnyView($0.environmentObject(delegate)) }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

/// What an app has for its launch.
@MainActor
protocol LaunchHearing {
    func launch()
    /// A view in which the delegate can be found.
    func reaching(_ view: AnyView) -> AnyView
}

extension UIApplicationDelegateAdaptor: LaunchHearing {
    func launch() {
        _ = wrappedValue.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }

    func reaching(_ view: AnyView) -> AnyView { giveToViews(view) }
}

extension App {
    /// What hears of the launch, in the order of the source.
    var launchHearers: [any LaunchHearing] { Mirror(reflecting: self).children.compactMap { $0.value as? any LaunchHearing } }
}

/// Makes objects of classes of which only `NSObject` is known.
///
/// Swift calls an initialiser on a class that is a value only where it is required, which that of `NSObject` is not outside of
/// Apple's systems. It has a place in the table of methods of every class below `NSObject` all the same; a class in which the
/// one of this place is required makes it possible to call it.
private class ObjectMaker: NSObject {
    override required init() { super.init() }

    /// Not optimised: nothing below this class is known, so that its own initialiser would be called.
    @inline(never) @_optimize(none)
    static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
        let made = unsafeBitCast(type, to: ObjectMaker.Type.self).init()
        return unsafeDowncast(made as AnyObject, to: Delegate.self)
    }
}

/// Makes objects of classes of which only `UIResponder` is known, as `ObjectMaker` does.
@MainActor
private class ResponderMaker: UIResponder {
    override required init() { super.init() }

    @inline(never) @_optimize(none)
    static func make<Delegate: UIResponder>(_ type: Delegate.Type) -> Delegate {
        let made = unsafeBitCast(type, to: ResponderMaker.Type.self).init()
        return unsafeDowncast(made as AnyObject, to: Delegate.self)
    }
}
