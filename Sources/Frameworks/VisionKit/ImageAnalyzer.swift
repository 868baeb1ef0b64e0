@_exported import Foundation
import RunContext
@_exported import UIKit

/// The texts and subjects of an image.
///
/// Source: Apple, VisionKit `ImageAnalysis`.
public final class ImageAnalysis: @unchecked Sendable {
    public var transcript: String { "" }
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// An analyser of images, which is not supported.
///
/// Source: Apple, VisionKit `ImageAnalyzer`.
public final class ImageAnalyzer: @unchecked Sendable {
    /// The parts of an image to look for.
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }
    /// The way in which an image is analysed.
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }
    /// The error of an analysis.
    public enum AnalyzerError: Error, Hashable, Sendable { case unsupported }

    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }
    public init() {}

    /// - Throws: `AnalyzerError.unsupported`.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        RunReports.note("ImageAnalyzer.analyze was called: images are not analysed here, and it fails.")
        throw AnalyzerError.unsupported
    }
}

/// A delegate of the selection in an image.
///
/// Source: Apple, VisionKit `ImageAnalysisInteractionDelegate`.
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {}

/// The selection of texts and subjects in an image. Nothing is analysed, so nothing can be selected.
///
/// Source: Apple, VisionKit `ImageAnalysisInteraction`.
@MainActor @preconcurrency
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// The kinds of selection.
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        public static let imageSubject = InteractionTypes(rawValue: 8)
        public static let visualLookUp = InteractionTypes(rawValue: 16)
        public static let automaticTextOnly = InteractionTypes(rawValue: 32)
    }
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    public var analysis: ImageAnalysis?
    public var preferredInteractionTypes: InteractionTypes = []
    public var activeInteractionTypes: InteractionTypes { [] }
    public var isSupplementaryInterfaceHidden = true
    public var allowLongPressForDataDetectorsInTextMode = true
    public var hasActiveTextSelection: Bool { false }
    public var selectedText: String { "" }
    public private(set) weak var view: UIView?
    public override init() {}
    public init(_ delegate: any ImageAnalysisInteractionDelegate) { self.delegate = delegate }
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
    public func resetTextSelection() {}
}
