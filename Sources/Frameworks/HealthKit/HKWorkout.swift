import Foundation

/// The activity of a workout.
///
/// Source: Apple, HealthKit `HKWorkoutActivityType`, with its numbers.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket
    case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
    case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
    case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing
    case skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
    case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
    case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding
    case stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
    case cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82, transition, underwaterDiving
    case other = 3000
}

/// The kind of an event in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// An event in a workout.
public final class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// A workout: an activity from one moment to another, with what it took. The store has none; code can make them.
///
/// Source: Apple, HealthKit `HKWorkout`.
public final class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    /// The time that it was under way, in seconds.
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: endDate.timeIntervalSince(startDate),
            totalEnergyBurned: nil, totalDistance: nil, device: nil, metadata: nil)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: duration, totalEnergyBurned: totalEnergyBurned,
            totalDistance: totalDistance, device: nil, metadata: metadata)
    }

    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.workoutActivityType, self.duration, workoutEvents) = (workoutActivityType, duration, nil)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(type: .workoutType(), start: startDate, end: endDate, metadata: metadata, device: device)
    }

    /// Creates a workout whose duration is that from its start to its end without the times between events of a pause and a resumption.
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        var (duration, paused) = (endDate.timeIntervalSince(startDate), Date?.none)
        for event in workoutEvents ?? [] {
            if event.type == .pause { paused = event.dateInterval.start }
            guard event.type == .resume, let start = paused else { continue }
            duration -= event.dateInterval.start.timeIntervalSince(start)
            paused = nil
        }
        if let paused { duration -= endDate.timeIntervalSince(paused) }
        (self.workoutActivityType, self.duration, self.workoutEvents) = (workoutActivityType, duration, workoutEvents)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(type: .workoutType(), start: startDate, end: endDate, metadata: metadata, device: device)
    }

    /// Returns the statistics of one type: the energy and the distance that the workout was made with.
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

    /// The statistics of all types that the workout has numbers of.
    public var allStatistics: [HKQuantityType: HKStatistics] {
        let distance: HKQuantityTypeIdentifier =
            switch workoutActivityType {
            case .cycling: .distanceCycling
            case .swimming: .distanceSwimming
            default: .distanceWalkingRunning
            }
        let sums = [(HKQuantityType(.activeEnergyBurned), totalEnergyBurned), (HKQuantityType(distance), totalDistance)]
        let known = sums.compactMap { type, sum in
            sum.map { (type, HKStatistics(type: type, start: startDate, end: endDate, sum: $0)) }
        }
        return Dictionary(uniqueKeysWithValues: known)
    }
}

extension HKQuery {
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
}

extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self() }
}
