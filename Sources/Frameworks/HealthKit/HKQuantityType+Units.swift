import Foundation

extension HKQuantityType {
    /// The unit in which people of a measurement system read the quantity.
    func unit(in system: Locale.MeasurementSystem) -> HKUnit {
        let isUS = system == .us
        switch HKQuantityTypeIdentifier(rawValue: identifier) {
        case .distanceWalkingRunning, .distanceCycling: return system == .metric ? .meterUnit(with: .kilo) : .mile()
        case .distanceSwimming: return isUS ? .yard() : .meter()
        case .height: return isUS ? .foot() : .meterUnit(with: .centi)
        case .bodyMass, .leanBodyMass: return isUS ? .pound() : system == .uk ? .stone() : .gramUnit(with: .kilo)
        case .dietaryWater: return isUS ? .fluidOunceUS() : system == .uk ? .fluidOunceImperial() : .literUnit(with: .milli)
        case .bodyTemperature: return isUS ? .degreeFahrenheit() : .degreeCelsius()
        case .bloodGlucose: return HKUnit(from: "mg/dL")
        case .activeEnergyBurned, .basalEnergyBurned, .dietaryEnergyConsumed: return .kilocalorie()
        case .dietaryCaffeine: return .gramUnit(with: .milli)
        case .dietaryProtein, .dietaryCarbohydrates, .dietaryFatTotal, .dietarySugar, .dietaryFiber: return .gram()
        case .heartRate, .restingHeartRate, .walkingHeartRateAverage, .respiratoryRate: return HKUnit(from: "count/min")
        case .heartRateVariabilitySDNN: return .secondUnit(with: .milli)
        case .oxygenSaturation, .bodyFatPercentage: return .percent()
        case .bloodPressureSystolic, .bloodPressureDiastolic: return .millimeterOfMercury()
        case .appleExerciseTime, .appleStandTime, .timeInDaylight: return .minute()
        case .insulinDelivery: return .internationalUnit()
        case .vo2Max: return HKUnit(from: "mL/kg*min")
        case .environmentalAudioExposure: return .decibelAWeightedSoundPressureLevel()
        default: return .count()
        }
    }
}
