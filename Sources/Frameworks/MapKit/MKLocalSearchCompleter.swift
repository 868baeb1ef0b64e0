import Foundation
import RunContext

/// A suggestion for the rest of a query. The service makes them, which a render never contacts: there are none.
///
/// Source: Apple, MapKit `MKLocalSearchCompletion`.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title: String
    public let subtitle: String
    public let titleHighlightRanges: [NSValue] = []
    public let subtitleHighlightRanges: [NSValue] = []

    private init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// The suggestions for a query that is typed. Every query is reported and fails with `MKError.serverFailure`.
///
/// Source: Apple, MapKit `MKLocalSearchCompleter`.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            RunReports.note(
                "MKLocalSearchCompleter was asked for \"\(queryFragment)\": no network service is reached, so it fails with "
                    + "MKError.serverFailure.")
            delegate?.completer(self, didFailWithError: MKError(.serverFailure))
        }
    }

    public override init() {}
    /// Does nothing, as no search lasts.
    open func cancel() {}
}

extension MKLocalSearch.Request {
    /// A request for a suggestion's place.
    public convenience init(completion: MKLocalSearchCompletion) {
        self.init()
        naturalLanguageQuery = completion.title
    }
}
