@_exported import Foundation
import RunContext

/// An error of Core ML.
///
/// Source: Apple, Core ML `MLModelError`.
public struct MLModelError: Error, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        case generic, featureType, io = 3
        case customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption, modelCollection, predictionCancelled
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let generic = MLModelError(.generic)
    public static let featureType = MLModelError(.featureType)
    public static let io = MLModelError(.io)
}

extension MLModelError: LocalizedError {
    public var errorDescription: String? { "Models of Core ML are not run here." }
}

/// The processors that a model may use.
///
/// Source: Apple, Core ML `MLComputeUnits`.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

/// The settings of a model.
///
/// Source: Apple, Core ML `MLModelConfiguration`.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var modelDisplayName: String?
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false

    public override init() {}
}

/// The names and types of the values that a model takes and gives.
///
/// Source: Apple, Core ML `MLModelDescription`.
open class MLModelDescription: NSObject, @unchecked Sendable {
    public let inputDescriptionsByName: [String: MLFeatureDescription] = [:]
    public let outputDescriptionsByName: [String: MLFeatureDescription] = [:]
    public let predictedFeatureName: String? = nil
}

/// A value that a model takes or gives.
///
/// Source: Apple, Core ML `MLFeatureDescription`.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool

    init(name: String, type: MLFeatureType, isOptional: Bool) { (self.name, self.type, self.isOptional) = (name, type, isOptional) }
}

/// A model. None is run here: loading one is reported and fails, as on a device whose file of the model is damaged.
///
/// Source: Apple, Core ML `MLModel`.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    open var modelDescription: MLModelDescription { MLModelDescription() }

    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }

    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        self.configuration = configuration
        super.init()
        throw Self.refusal("MLModel(contentsOf:)", url)
    }

    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        throw refusal("MLModel.load(contentsOf:)", url)
    }

    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(refusal("MLModel.load(contentsOf:)", url))) }

    open class func compileModel(at modelURL: URL) throws -> URL { throw refusal("MLModel.compileModel(at:)", modelURL) }
    open class func compileModel(at modelURL: URL) async throws -> URL { throw refusal("MLModel.compileModel(at:)", modelURL) }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw Self.refusal("MLModel.prediction(from:)", nil)
    }
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
        try prediction(from: input)
    }
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        throw Self.refusal("MLModel.predictions(fromBatch:)", nil)
    }

    private class func refusal(_ call: String, _ url: URL?) -> MLModelError {
        let file = url.map { " for \($0.lastPathComponent)" } ?? ""
        RunReports.note("\(call) failed\(file): models of Core ML are not run here.")
        return .io
    }
}

/// The settings of a prediction.
///
/// Source: Apple, Core ML `MLPredictionOptions`.
open class MLPredictionOptions: NSObject {
    open var usesCPUOnly = false
    public override init() {}
}
