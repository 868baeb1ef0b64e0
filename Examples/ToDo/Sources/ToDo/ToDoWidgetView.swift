import AppIntents
import SwiftUI
import WidgetKit

struct ToDoWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: ToDoEntry

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            if family != .systemSmall {
                SummaryView(entry: entry)
                Divider()
            }
            VStack(alignment: .leading, spacing: 0) {
                if family == .systemSmall { Heading(list: entry.list, count: entry.openCount) }
                rows
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .containerBackground(.background, for: .widget)
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(entry.todos.prefix(family == .systemSmall ? 3 : 4)) { todo in
                Toggle(isOn: todo.isDone, intent: CompleteToDo(todo, isDone: !todo.isDone)) {
                    Text(todo.title).lineLimit(1)
                }
                .toggleStyle(TickStyle(isSmall: family == .systemSmall))
                .frame(maxHeight: .infinity)
                .transition(.push(from: .bottom))
            }
            if entry.todos.isEmpty {
                Text("All done").font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

/// How much is left of a list, large.
private struct SummaryView: View {
    let entry: ToDoEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Image(systemName: entry.list.symbol).font(.title3).foregroundStyle(.teal)
            Spacer(minLength: 0)
            Text(entry.openCount, format: .number)
                .font(.system(size: 46, weight: .bold, design: .rounded))
                .contentTransition(.numericText(value: Double(entry.openCount)))
                .invalidatableContent()
            Text(entry.list.title).font(.headline).foregroundStyle(.teal)
        }
        .frame(width: 76, alignment: .leading)
        .frame(maxHeight: .infinity)
    }
}

/// The name of a list, and how much is left of it.
private struct Heading: View {
    let list: ToDoList
    let count: Int

    var body: some View {
        HStack {
            Text(list.title).font(.headline).foregroundStyle(.teal)
            Spacer()
            Text(count, format: .number).font(.system(.title3, design: .rounded).bold())
                .contentTransition(.numericText(value: Double(count)))
                .invalidatableContent()
        }
        .padding(.bottom, 4)
    }
}

/// A ring to tick, and a line through what is ticked.
private struct TickStyle: ToggleStyle {
    let isSmall: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: isSmall ? 6 : 8) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .font(isSmall ? .body : .title3)
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.teal) : AnyShapeStyle(.tertiary))
            configuration.label
                .font(isSmall ? .footnote : .subheadline)
                .strikethrough(configuration.isOn)
                .foregroundStyle(configuration.isOn ? .secondary : .primary)
        }
    }
}
