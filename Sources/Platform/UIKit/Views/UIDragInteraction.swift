import CoreGraphics
import Foundation
import RunContext

/// Something that is dragged.
///
/// Source: Apple, UIKit `UIDragItem`.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The picture of something that is dragged.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// A drag or a drop under way.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag under way.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// A drop under way.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void)
        -> Progress
}

/// The effect of a drop.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// The answer of a view to a drop above it.
///
/// Source: Apple, UIKit `UIDropProposal`.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Lifts things out of a view of UIKit's. Drags begin in SwiftUI's views alone here, so that adding it is noted.
///
/// Source: Apple, UIKit `UIDragInteraction`.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        RunReports.noteUndrawn("UIDragInteraction", if: view != nil)
    }
}

/// A delegate that gives the things to drag.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// Takes things that are dropped on a view of UIKit's. Things are dropped on SwiftUI's views alone here, so that adding it is noted.
///
/// Source: Apple, UIKit `UIDropInteraction`.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        RunReports.noteUndrawn("UIDropInteraction", if: view != nil)
    }
}

/// A delegate that takes what is dropped.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .cancel)
    }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
