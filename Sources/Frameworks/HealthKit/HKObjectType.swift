import Foundation

/// The type of health data.
///
/// Source: Apple, HealthKit `HKObjectType`.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String

    fileprivate init(named identifier: String) { self.identifier = identifier }

    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
    public class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
    public class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    public override var hash: Int { identifier.hash }
}

/// The type of data that is measured at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// The type of data that is a number with a unit.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(named: identifier.rawValue) }
}

/// The type of data that is one of several values.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(named: identifier.rawValue) }
}

/// The type of data for a trait of the owner.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(named: identifier.rawValue) }
}

/// The type of data for workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A day's rings.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The name of a quantity type.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

    public static let stepCount = Self("StepCount")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling")
    public static let distanceSwimming = Self("DistanceSwimming")
    public static let flightsClimbed = Self("FlightsClimbed")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let appleExerciseTime = Self("AppleExerciseTime")
    public static let appleStandTime = Self("AppleStandTime")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let respiratoryRate = Self("RespiratoryRate")
    public static let bodyTemperature = Self("BodyTemperature")
    public static let bodyMass = Self("BodyMass")
    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    public static let leanBodyMass = Self("LeanBodyMass")
    public static let height = Self("Height")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let insulinDelivery = Self("InsulinDelivery")
    public static let vo2Max = Self("VO2Max")
    public static let dietaryWater = Self("DietaryWater")
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let dietaryProtein = Self("DietaryProtein")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietarySugar = Self("DietarySugar")
    public static let dietaryFiber = Self("DietaryFiber")
    public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
    public static let timeInDaylight = Self("TimeInDaylight")
}

/// The name of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

    public static let sleepAnalysis = Self("SleepAnalysis")
    public static let appleStandHour = Self("AppleStandHour")
    public static let mindfulSession = Self("MindfulSession")
    public static let menstrualFlow = Self("MenstrualFlow")
    public static let headache = Self("Headache")
}

/// The name of a characteristic of the owner.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }

    public static let biologicalSex = Self("BiologicalSex")
    public static let bloodType = Self("BloodType")
    public static let dateOfBirth = Self("DateOfBirth")
}

/// The owner's sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
