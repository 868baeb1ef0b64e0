import CoreGraphics
import Foundation
import RunContext

/// The system's sheet for printing. A render prints nothing: presenting it is reported, and its handler hears that nothing was printed.
///
/// Source: Apple, UIKit `UIPrintInteractionController`.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let only = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { only }
    /// True, as on a telephone.
    open class var isPrintingAvailable: Bool { true }
    open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) || UIImage(data: data) != nil }
    open class func canPrint(_ url: URL) -> Bool { FileManager.default.contents(atPath: url.path).map { canPrint($0) } ?? false }

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    open var printPageRenderer: UIPrintPageRenderer?
    open var printFormatter: UIPrintFormatter?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printPaper: UIPrintPaper? { nil }

    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { refuse(completion) }
    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        refuse(completion)
    }
    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        refuse(completion)
    }
    open func dismiss(animated: Bool) {}

    private func refuse(_ completion: CompletionHandler?) -> Bool {
        RunReports.note("UIPrintInteractionController is a system sheet and is not drawn: nothing is printed.")
        completion?(self, false, nil)
        return false
    }
}

/// A delegate of the sheet, which a render never calls.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

/// A job for a printer.
///
/// Source: Apple, UIKit `UIPrintInfo`.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    /// The kind of content.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// The way in which a sheet is held.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// The sides of a sheet.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?

    /// Creates the settings of a job; the dictionary of an earlier one sets nothing here.
    public required init(dictionary: [AnyHashable: Any]?) {}
    open class func printInfo() -> Self { Self(dictionary: nil) }
}

/// A size of paper: US Letter with a margin of a quarter of an inch.
///
/// Source: Apple, UIKit `UIPrintPaper`.
@MainActor @preconcurrency
open class UIPrintPaper: NSObject {
    open var paperSize: CGSize { CGSize(width: 612, height: 792) }
    open var printableRect: CGRect { CGRect(x: 18, y: 18, width: 576, height: 756) }
    /// The best of some papers for a page: the first that is large enough, or else the first.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        let fits = paperList.first { $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height }
        return fits ?? paperList.first ?? UIPrintPaper()
    }
}
