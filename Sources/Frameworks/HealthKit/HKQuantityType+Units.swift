import Foundation

extension HKQuantityType {
    /// The unit in which people of a measurement system read the quantity.
    func unit(in system: Locale.MeasurementSystem) -> HKUnit {
        let isUS = system == .us
        switch HKQuantityTypeIdentifier(rawValue: identifier) {
        case .distanceWalkingRunning, .distanceCycling, .distanceWheelchair, .distanceDownhillSnowSports, .distanceCrossCountrySkiing,
            .distancePaddleSports, .distanceRowing, .distanceSkatingSports:
            return system == .metric ? .meterUnit(with: .kilo) : .mile()
        case .distanceSwimming: return isUS ? .yard() : .meter()
        case .height: return isUS ? .foot() : .meterUnit(with: .centi)
        case .bodyMass, .leanBodyMass: return isUS ? .pound() : system == .uk ? .stone() : .gramUnit(with: .kilo)
        case .dietaryWater: return isUS ? .fluidOunceUS() : system == .uk ? .fluidOunceImperial() : .literUnit(with: .milli)
        case .bodyTemperature, .basalBodyTemperature, .appleSleepingWristTemperature, .waterTemperature:
            return isUS ? .degreeFahrenheit() : .degreeCelsius()
        case .bloodGlucose: return HKUnit(from: "mg/dL")
        case .activeEnergyBurned, .basalEnergyBurned, .dietaryEnergyConsumed: return .kilocalorie()
        case .dietaryProtein, .dietaryCarbohydrates, .dietaryFatTotal, .dietarySugar, .dietaryFiber, .dietaryFatSaturated,
            .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated:
            return .gram()
        case .dietaryBiotin, .dietaryChromium, .dietaryFolate, .dietaryIodine, .dietaryMolybdenum, .dietarySelenium, .dietaryVitaminA,
            .dietaryVitaminB12, .dietaryVitaminD, .dietaryVitaminK:
            return .gramUnit(with: .micro)
        case let nutrient where nutrient.rawValue.hasPrefix("HKQuantityTypeIdentifierDietary"): return .gramUnit(with: .milli)
        case .heartRate, .restingHeartRate, .walkingHeartRateAverage, .respiratoryRate: return HKUnit(from: "count/min")
        case .heartRateVariabilitySDNN: return .secondUnit(with: .milli)
        case .oxygenSaturation, .bodyFatPercentage, .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage,
            .appleWalkingSteadiness, .atrialFibrillationBurden, .bloodAlcoholContent, .peripheralPerfusionIndex:
            return .percent()
        case .bloodPressureSystolic, .bloodPressureDiastolic: return .millimeterOfMercury()
        case .appleExerciseTime, .appleStandTime, .appleMoveTime, .timeInDaylight: return .minute()
        case .insulinDelivery: return .internationalUnit()
        case .vo2Max: return HKUnit(from: "mL/kg*min")
        case .waistCircumference, .walkingStepLength, .runningVerticalOscillation: return isUS ? .inch() : .meterUnit(with: .centi)
        case .runningStrideLength, .sixMinuteWalkTestDistance, .underwaterDepth: return isUS ? .foot() : .meter()
        case .walkingSpeed, .runningSpeed, .cyclingSpeed, .rowingSpeed, .paddleSportsSpeed, .crossCountrySkiingSpeed:
            return HKUnit(from: system == .metric ? "km/hr" : "mi/hr")
        case .stairAscentSpeed, .stairDescentSpeed: return HKUnit(from: isUS ? "ft/s" : "m/s")
        case .runningGroundContactTime: return .secondUnit(with: .milli)
        case .heartRateRecoveryOneMinute, .cyclingCadence: return HKUnit(from: "count/min")
        case .runningPower, .cyclingPower, .cyclingFunctionalThresholdPower: return .watt()
        case .physicalEffort: return HKUnit(from: "kcal/hr*kg")
        case .forcedVitalCapacity, .forcedExpiratoryVolume1: return .liter()
        case .peakExpiratoryFlowRate: return HKUnit(from: "L/min")
        case .electrodermalActivity: return .siemenUnit(with: .micro)
        case .environmentalAudioExposure, .headphoneAudioExposure, .environmentalSoundReduction:
            return .decibelAWeightedSoundPressureLevel()
        default: return .count()
        }
    }
}
