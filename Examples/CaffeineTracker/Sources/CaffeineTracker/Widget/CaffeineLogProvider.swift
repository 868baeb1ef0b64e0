import WidgetKit

struct CaffeineLogProvider: TimelineProvider {
    func placeholder(in context: Context) -> CaffeineLogEntry {
        .log1
    }

    func getSnapshot(in context: Context, completion: @escaping (CaffeineLogEntry) -> Void) {
        completion(.log2)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CaffeineLogEntry>) -> Void) {
        Task {
            let store = DrinksLogStore.shared
            let entry = CaffeineLogEntry(
                date: Date(), totalCaffeine: await store.totalCaffeine, log: await store.logs.last)
            completion(Timeline(entries: [entry], policy: .never))
        }
    }
}
