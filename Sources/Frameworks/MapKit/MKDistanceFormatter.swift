import CoreLocation
import Foundation
import SwiftUI

/// A formatter of distances, rounded as on a signpost.
///
/// As on Apple's systems, a distance of a kilometre or more has one decimal below ten, and metres are rounded to 50 from 100 on. Source:
/// Apple, MapKit `MKDistanceFormatter`; the steps of rounding are by eye.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units of the text.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }

    /// The style in which units are written.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    /// A distance in metres in words.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (value, unit) = rounded(Measurement(value: distance, unit: UnitLength.meters))
        let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...1)).locale(locale)
        let width: Measurement<UnitLength>.FormatStyle.UnitWidth = unitStyle == .full ? .wide : .abbreviated
        return Measurement(value: value, unit: unit)
            .formatted(.measurement(width: width, usage: .asProvided, numberFormatStyle: number).locale(locale))
    }

    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }

    private var isMetric: Bool {
        switch units {
        case .default: locale.measurementSystem == .metric
        case .metric: true
        case .imperial, .imperialWithYards: false
        }
    }

    private func rounded(_ distance: Measurement<UnitLength>) -> (Double, UnitLength) {
        let long: UnitLength = isMetric ? .kilometers : .miles
        let short: UnitLength = isMetric ? .meters : units == .imperialWithYards ? .yards : .feet
        let far = distance.converted(to: long).value
        let near = distance.converted(to: short).value
        // Miles are used from a tenth on, kilometres from a whole one.
        if far >= (isMetric ? 0.975 : 0.1) { return (far < 9.95 ? (far * 10).rounded() / 10 : far.rounded(), long) }
        let step = near < 10 ? 1.0 : near < 100 ? 5 : 50
        return ((near / step).rounded() * step, short)
    }
}
