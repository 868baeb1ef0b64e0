/// A value that is there at once or later, by a callback.
///
/// Source: swift-snapshot-testing, `Async`.
public struct Async<Value> {
    /// Takes a callback, which gets the value when it is there.
    public let run: (@escaping (Value) -> Void) -> Void
    /// Does the same for a value that may fail to be made.
    package let attempt: (@escaping (Result<Value, any Error>) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
        attempt = { callback in run { callback(.success($0)) } }
    }

    public init(value: Value) { self.init { callback in callback(value) } }

    private init(attempt: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void, isPrivate: Void) {
        self.attempt = attempt
        run = { callback in attempt { if case .success(let value) = $0 { callback(value) } } }
    }

    /// Returns a value that may fail to be made; a failure never reaches a callback of ``run``.
    package static func attempting(_ attempt: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) -> Async {
        Async(attempt: attempt, isPrivate: ())
    }

    /// Returns a value that is made when it is asked for, or fails to be.
    package static func catching(_ make: @escaping () throws -> Value) -> Async {
        attempting { callback in callback(Result { try make() }) }
    }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        .attempting { callback in attempt { callback($0.map(transform)) } }
    }

    /// Goes on with a value that is there later.
    func flatMap<NewValue>(_ transform: @escaping (Value) -> Async<NewValue>) -> Async<NewValue> {
        .attempting { callback in
            attempt { result in
                switch result {
                case .success(let value): transform(value).attempt(callback)
                case .failure(let error): callback(.failure(error))
                }
            }
        }
    }
}
