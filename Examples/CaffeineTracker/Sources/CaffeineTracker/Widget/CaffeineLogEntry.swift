import WidgetKit

struct CaffeineLogEntry: TimelineEntry {
    let date: Date
    let totalCaffeine: Measurement<UnitMass>
    let log: CaffeineLog?
}
