import WidgetKit

struct MyWidgetEntry: TimelineEntry {
    let date: Date
    let text: String
}
