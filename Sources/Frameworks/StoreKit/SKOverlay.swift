import Foundation
import RunContext
import SwiftUI
import UIKit

/// A card of the store's over an app's windows, which recommends another app. There is no store here: where one is to be shown, that is
/// reported.
///
/// Source: Apple, StoreKit `SKOverlay`.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
    /// The place of the card on the screen.
    public enum Position: Int, Sendable { case bottom, bottomRaised }

    /// Tells the card's app and place.
    @MainActor @preconcurrency
    open class Configuration: NSObject {}

    /// Recommends an app of the store's.
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var userDismissible = true

        public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
    }

    /// Recommends the whole app of an app clip.
    open class AppClipConfiguration: Configuration {
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?

        public init(position: Position) { self.position = position }
    }

    /// The steps of the card's motion, to which others can be added.
    @MainActor @preconcurrency
    open class TransitionContext: NSObject {
        public let startFrame = CGRect.zero
        public let endFrame = CGRect.zero
        open func addAnimation(_ block: @escaping () -> Void) {}
    }

    public let configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?

    public init(configuration: Configuration) { self.configuration = configuration }

    open func present(in scene: UIWindowScene) {
        RunReports.note("SKOverlay.present(in:) was called: there is no store here, and no card is shown.")
    }
    open class func dismiss(in scene: UIWindowScene) {}
}

/// A listener to the coming and going of a card.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
}
