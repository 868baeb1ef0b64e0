/// Until when what a part of the tree shows depends on time by itself, without an event.
@_spi(Nodes) public enum TimeDependence: Equatable {
    /// Not at all.
    case never
    /// Until a moment, in seconds of the tree; from then on everything stays as it is.
    case until(Double)
    /// For ever: as long as the view is there.
    case always

    /// Returns whether two moments may show different things.
    package func differs(between first: Double, and second: Double) -> Bool {
        switch self {
        case .never: false
        case .until(let end): first != second && min(first, second) < end
        case .always: first != second
        }
    }

    /// The first moment from which nothing changes any more.
    package var end: Double {
        switch self {
        case .never: -.infinity
        case .until(let end): end
        case .always: .infinity
        }
    }
}

/// A part of the tree whose bodies or layout are evaluated anew for each moment while it depends on time.
@MainActor
@_spi(Nodes) public protocol TimedPart: AnyObject {
    var timeDependence: TimeDependence { get }
}

/// The data of a user's animatable view, modifier or layout, on their way.
@MainActor
final class DataTrack<Data: VectorArithmetic>: TimedPart {
    private var value: AnimatedValue<Data>
    /// The environment from event to event, once an animation has asked for it.
    private var surroundings: AnimationSurroundings?

    /// The type whose data they are.
    private let owner: String

    init(_ data: Data, of owner: Any.Type) {
        value = AnimatedValue(data)
        self.owner = "\(owner)"
    }

    var timeDependence: TimeDependence { value.settlingTime == -.infinity ? .never : .until(value.settlingTime) }

    /// Takes the data of a new evaluation and answers what they are at the moment that is evaluated.
    ///
    /// A target that depends on time itself, because a view further out moves, moves what still runs along.
    func data(for new: Data, transaction: Transaction, environment: EnvironmentValues, in tree: ViewTree) -> Data {
        if !tree.isSampling { surroundings?.note(environment, at: tree.now) }
        if value.target != new {
            let animation = transaction.attributeAnimation(in: tree) {
                let noted = surroundings ?? AnimationSurroundings(environment, at: tree.now)
                surroundings = noted
                return noted
            }
            AnimationStarts.naming("animatableData", of: { owner }, by: self) { value.set(new, animation: animation, at: tree.now) }
        }
        return value.value(at: tree.moment)
    }
}

extension ViewTree {
    /// A value with its data as they are at the moment that is evaluated; itself if it has none, or none that are numbers.
    ///
    /// - Parameter track: where the track is remembered.
    func animated<Value: Animatable>(
        _ value: Value, by track: inout (any TimedPart)?, transaction: Transaction, environment: EnvironmentValues
    ) -> Value {
        guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
        let data = value.animatableData
        guard !data.magnitudeSquared.isNaN else {
            diagnostics.note(.notANumber("\(Value.self)"))
            return value
        }
        let known = track as? DataTrack<Value.AnimatableData> ?? DataTrack(data, of: Value.self)
        track = known
        var result = value
        result.animatableData = value.describingData {
            known.data(for: data, transaction: transaction, environment: environment, in: self)
        }
        addTimedPart(known)
        return result
    }

    /// A layout with its data as they are at the moment that is evaluated.
    ///
    /// - Parameter layOutAgain: makes what takes the data of another moment and answers whether nothing further out has to be
    ///   evaluated.
    func animatedLayout(
        _ layout: any Layout, by track: inout (any TimedPart)?, transaction: Transaction,
        environment: EnvironmentValues, _ layOutAgain: () -> @MainActor () -> Bool
    ) -> any Layout {
        func animated<L: Layout>(_ layout: L) -> any Layout {
            guard L.AnimatableData.self != EmptyAnimatableData.self else { return layout }
            let data = layout.animatableData
            guard !data.magnitudeSquared.isNaN else {
                diagnostics.note(.notANumber("\(L.self)"))
                return layout
            }
            let known = track as? DataTrack<L.AnimatableData> ?? DataTrack(data, of: L.self)
            track = known
            var result = layout
            result.animatableData = layout.describingData {
                known.data(for: data, transaction: transaction, environment: environment, in: self)
            }
            addTimedLayout(known, layOutAgain())
            return result
        }
        return animated(layout)
    }
}
