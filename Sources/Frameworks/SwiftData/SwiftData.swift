@_exported import Foundation
@_exported import FoundationGaps
@_exported import Observation

/// An error of a store of models.
///
/// Source: Apple, SwiftData `SwiftDataError`.
public struct SwiftDataError: Error, Equatable, CustomStringConvertible, LocalizedError, Sendable {
    private let code: String
    public let description: String

    private init(_ code: String, _ description: String) {
        self.code = code
        self.description = description
    }

    public var errorDescription: String? { description }

    public static func == (first: SwiftDataError, second: SwiftDataError) -> Bool { first.code == second.code }

    /// The requested model is not part of a container's schema.
    public static let unknownSchema = unknownSchema(of: "The model")
    /// The container cannot be made from its arguments.
    public static let loadIssueModelContainer = SwiftDataError("load", "The container has no models. List them in ModelContainer(for:).")
    /// A model cannot be saved as it is.
    public static let modelValidationFailure = validation("A model is not valid.")
    /// The configuration does not allow saving.
    public static let unsupportedSave = SwiftDataError(
        "save", "The container's configuration does not allow saving: its allowsSave is false.")
    /// A predicate cannot be evaluated.
    public static let unsupportedPredicate = SwiftDataError("predicate", "The predicate cannot be evaluated.")

    static func unknownSchema(of model: String) -> SwiftDataError {
        SwiftDataError("schema", "\(model) is not part of the container's schema: name it in ModelContainer(for:) or modelContainer(for:).")
    }

    static func validation(_ sentence: String) -> SwiftDataError { SwiftDataError("validation", sentence) }
}
