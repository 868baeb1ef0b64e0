import Foundation

/// The work of a filter, which is done when all its data is there.
private struct Filter {
    let operation: FilterOperation
    let algorithm: Algorithm

    init(_ operation: FilterOperation, _ algorithm: Algorithm) throws {
        guard algorithm.rawValue.coder != nil else { throw FilterError.invalidState }
        (self.operation, self.algorithm) = (operation, algorithm)
    }

    func result(of bytes: [UInt8]) throws -> Data {
        let format = algorithm.rawValue
        guard let result = operation == .compress ? format.coder?.encoded(bytes) : format.decoded(bytes) else {
            throw FilterError.invalidData
        }
        return Data(result)
    }
}

/// A filter that is given data, and hands on the result when it is finished.
///
/// Source: Apple, Compression `OutputFilter`.
public final class OutputFilter {
    private let filter: Filter
    private let capacity: Int
    private let writer: (Data?) throws -> Void
    private var bytes: [UInt8] = []
    private var isFinished = false

    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        (filter, capacity, writer) = (try Filter(operation, algorithm), max(bufferCapacity, 1), writeFunc)
    }

    /// Takes data; nil finishes the filter.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data else { return try finalize() }
        if isFinished { throw FilterError.invalidState }
        bytes += data
    }

    /// Hands on the result in parts as long as the buffer, then nil.
    public func finalize() throws {
        if isFinished { return }
        isFinished = true
        var result = try filter.result(of: bytes)
        while !result.isEmpty {
            try writer(Data(result.prefix(capacity)))
            result = Data(result.dropFirst(capacity))
        }
        try writer(nil)
    }
}

/// A filter that reads data, and from which the result is read.
///
/// Source: Apple, Compression `InputFilter`.
public final class InputFilter<D: DataProtocol> {
    private let filter: Filter
    private let capacity: Int
    private let reader: (Int) throws -> D?
    private var result: Data?

    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        (filter, capacity, reader) = (try Filter(operation, algorithm), max(bufferCapacity, 1), readFunc)
    }

    /// Returns the next bytes of the result, at most as many as asked for; nil at its end.
    public func readData(ofLength count: Int) throws -> Data? {
        let rest = try result ?? filter.result(of: input())
        result = Data(rest.dropFirst(count))
        return rest.isEmpty ? nil : Data(rest.prefix(count))
    }

    private func input() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let data = try reader(capacity), !data.isEmpty { bytes += data }
        return bytes
    }
}
