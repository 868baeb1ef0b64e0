import Foundation

/// A month of days, of which one is chosen, with arrows to other months: the lengths are UIKit's calendar of 320 points by eye.
struct MonthCalendar: View {
    let date: Binding<Date>
    let range: ClosedRange<Date>?
    let components: DatePickerComponents
    /// The chosen days, where several can be chosen: then `date` only determines which month is shown first.
    var several: Binding<Set<DateComponents>>? = nil

    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale
    /// The number of months from the chosen day's month to the shown one.
    @State private var months = 0
    /// True if the shown month is later than the one before it.
    @State private var isLater = true

    var body: some View {
        VStack(spacing: 12) {
            if components.contains(.date) {
                header
                VStack(spacing: 2) {
                    LazyVGrid(columns: Self.columns, spacing: 2) {
                        ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
                            Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary).frame(height: 20)
                        }
                    }
                    // One month leaves as the other comes, like the pages of a scroll view.
                    LazyVGrid(columns: Self.columns, spacing: 2) {
                        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                            if let day { cell(of: day) } else { Color.clear.frame(height: 44) }
                        }
                    }
                    .id(month)
                    .transition(
                        .asymmetric(
                            insertion: .move(edge: isLater ? .trailing : .leading), removal: .move(edge: isLater ? .leading : .trailing)))
                }
                .clipped()
            }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text(verbatim: "Time")
                    Spacer()
                    DatePlate(text: Text(date.wrappedValue, format: Date.FormatStyle(date: .omitted, time: .shortened)))
                }
            }
        }
        .padding(.vertical, 8)
        .frame(minWidth: 280, maxWidth: 400)
    }

    private var header: some View {
        HStack(spacing: 0) {
            Text(verbatim: title).font(.system(size: 17, weight: .semibold))
            Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(TintShapeStyle())
                .padding(.leading, 5)
            Spacer()
            arrow("chevron.left", by: -1, label: "Previous Month")
            arrow("chevron.right", by: 1, label: "Next Month").padding(.leading, 28)
        }
        .padding(.horizontal, 12)
    }

    private static let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

    /// Goes to another month, in the time that a scroll view takes to go to another page programmatically.
    private func turn(by step: Int) {
        isLater = step > 0
        withAnimation(.easeInOut(duration: 0.3)) { months += step }
    }

    private func arrow(_ symbol: String, by step: Int, label: String) -> some View {
        Button {
            turn(by: step)
        } label: {
            Image(systemName: symbol).font(.system(size: 20, weight: .medium)).foregroundStyle(TintShapeStyle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: label))
    }

    private func cell(of day: Date) -> some View {
        let isChosen = isChosen(day)
        let isAllowed = range.map { allowed($0, day) } ?? true
        let isToday = days(calendar).isDate(day, inSameDayAs: .now)
        let number = days(calendar).component(.day, from: day)
        return Button {
            if let several {
                turn(day, in: several)
            } else if let moved = moved(to: day) {
                (date.wrappedValue, months) = (moved, 0)
            }
        } label: {
            Text(verbatim: "\(number)")
                .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(style(isChosen: isChosen, isToday: isToday, isAllowed: isAllowed))
                .frame(maxWidth: .infinity)
                .frame(height: 44)
                .background { if isChosen { Circle().fill(TintShapeStyle().opacity(isToday ? 1 : 0.15)) } }
        }
        .buttonStyle(.plain)
        .disabled(!isAllowed)
    }

    /// Today is in the tint, and in white on a full disc where it is chosen; another chosen day is in the tint on a light one.
    private func style(isChosen: Bool, isToday: Bool, isAllowed: Bool) -> AnyShapeStyle {
        if isChosen, isToday { return AnyShapeStyle(.white) }
        if isChosen || isToday && isAllowed { return AnyShapeStyle(TintShapeStyle()) }
        return AnyShapeStyle(isAllowed ? .primary : .tertiary)
    }

    // MARK: Days

    private func isChosen(_ day: Date) -> Bool {
        let calendar = days(calendar)
        guard let several else { return calendar.isDate(day, inSameDayAs: date.wrappedValue) }
        return several.wrappedValue.contains { calendar.date(day, matchesComponents: $0.dayAlone) }
    }

    /// Takes a day to the chosen ones, or away from them.
    private func turn(_ day: Date, in several: Binding<Set<DateComponents>>) {
        let calendar = days(calendar)
        if isChosen(day) {
            several.wrappedValue = several.wrappedValue.filter { !calendar.date(day, matchesComponents: $0.dayAlone) }
        } else {
            several.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }

    private func days(_ calendar: Calendar) -> Calendar {
        var calendar = calendar
        (calendar.timeZone, calendar.locale) = (timeZone, locale)
        return calendar
    }

    private var month: Date {
        let calendar = days(calendar)
        let parts = calendar.dateComponents([.year, .month], from: date.wrappedValue)
        let first = calendar.date(from: parts) ?? date.wrappedValue
        return calendar.date(byAdding: .month, value: months, to: first) ?? first
    }

    private var title: String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year()
        style.timeZone = timeZone
        return month.formatted(style)
    }

    private var weekdays: [String] {
        let calendar = days(calendar)
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
        let first = calendar.firstWeekday - 1
        return Array(names[first...] + names[..<first])
    }

    /// The days of the month, after a nil for each day of the week before the first.
    private var days: [Date?] {
        let calendar = days(calendar)
        let first = month
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        let before = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
        return Array(repeating: nil, count: before) + days
    }

    private func allowed(_ range: ClosedRange<Date>, _ day: Date) -> Bool {
        let calendar = days(calendar)
        return day >= calendar.startOfDay(for: range.lowerBound) && day <= range.upperBound
    }

    /// The chosen time on another day.
    private func moved(to day: Date) -> Date? {
        let calendar = days(calendar)
        let time = calendar.dateComponents([.hour, .minute, .second], from: date.wrappedValue)
        let moved = calendar.date(byAdding: time, to: day)
        return moved.map { moment in range.map { min(max(moment, $0.lowerBound), $0.upperBound) } ?? moment }
    }
}

/// A wheel for each part of a date, in the order in which the locale writes them.
struct DateWheels: View {
    let selection: Binding<Date>
    var range: ClosedRange<Date>?
    let components: DatePickerComponents
    private var date: Date { selection.wrappedValue }

    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    /// The number of rows on each side of the chosen one: a finger turns a wheel as far.
    private static let reach = 10

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
                TurningWheel(
                    selection: AnyHashable(0),
                    options: AnyView(
                        ForEach(column.rows, id: \.offset) { row in Text(verbatim: row.text).tag(row.offset) }
                    ), hasPlate: false, margins: 8, goesRound: true
                ) { tag in
                    guard let offset = tag.base as? Int, let moved = column.move(offset) else { return }
                    selection.wrappedValue = range.map { min(max(moved, $0.lowerBound), $0.upperBound) } ?? moved
                }
                .frame(width: column.width)
            }
        }
        .frame(maxWidth: .infinity)
        .background {
            RoundedRectangle(cornerRadius: 8).fill(FillShapeStyle().tertiary).frame(height: 32).padding(.horizontal, 9)
        }
    }

    private struct Column {
        var width: CGFloat
        /// By how far each row is from the chosen one.
        var rows: [(offset: Int, text: String)]
        /// The date with another row chosen.
        var move: @MainActor (Int) -> Date?
    }

    private var columns: [Column] {
        let isDate = components.contains(.date), isTime = components.contains(.hourAndMinute)
        let clock = isTime ? clockColumns : []
        guard isDate else { return clock }
        if isTime { return [column(.day, width: 140, template: "EEEMMMd")] + clock }
        // The order of the letters in the locale's pattern is the order of the wheels.
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
        let parts: [(letter: Character, column: Column)] = [
            ("M", column(.month, width: 130, template: "LLLL")), ("d", column(.day, width: 56, template: "d")),
            ("y", column(.year, width: 76, template: "y")),
        ]
        return parts.sorted { pattern.place(of: $0.letter) < pattern.place(of: $1.letter) }.map(\.column)
    }

    private var clockColumns: [Column] {
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
        let isTwelve = pattern.contains("a")
        let clock = [
            column(.hour, width: 56, template: isTwelve ? "h" : "HH"), column(.minute, width: 56, template: "mm"),
        ]
        guard isTwelve else { return clock }
        let isMorning = zoned.component(.hour, from: date) < 12
        let names = (zoned.amSymbol, zoned.pmSymbol)
        let rows = isMorning ? [(0, names.0), (1, names.1)] : [(-1, names.0), (0, names.1)]
        return clock + [Column(width: 56, rows: rows) { zoned.date(byAdding: .hour, value: 12 * $0, to: date) }]
    }

    private var zoned: Calendar {
        var calendar = calendar
        (calendar.timeZone, calendar.locale) = (timeZone, locale)
        return calendar
    }

    /// The values of a part around the chosen one. A part goes round by itself: after the last day comes the first.
    private func column(_ unit: Calendar.Component, width: CGFloat, template: String) -> Column {
        let writer = DateFormatter()
        (writer.locale, writer.timeZone, writer.calendar) = (locale, timeZone, zoned)
        writer.dateFormat = template.count > 4 ? DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) : template
        // Wholly counted dates go on; a day of the month stays in its month.
        let isCounted = template.count > 4 || unit == .year
        @MainActor func moved(_ offset: Int) -> Date? {
            isCounted ? zoned.date(byAdding: unit, value: offset, to: date) : turned(unit, by: offset)
        }
        let rows = (-Self.reach...Self.reach).compactMap { offset -> (offset: Int, text: String)? in
            moved(offset).map { (offset, writer.string(from: $0)) }
        }
        return Column(width: width, rows: rows) { offset in
            guard let date = moved(offset), unit == .month else { return moved(offset) }
            // The day of the month stays the same, if the month has that day.
            let days = zoned.range(of: .day, in: .month, for: date)?.count ?? 28
            return zoned.date(byAdding: .day, value: min(zoned.component(.day, from: self.date), days) - 1, to: date)
        }
    }

    private func turned(_ unit: Calendar.Component, by offset: Int) -> Date? {
        let larger: Calendar.Component = unit == .day ? .month : unit == .month ? .year : unit == .hour ? .day : .hour
        guard let range = zoned.range(of: unit, in: larger, for: date) else { return nil }
        let current = zoned.component(unit, from: date)
        let turned = range.lowerBound + ((current - range.lowerBound + offset) % range.count + range.count) % range.count
        // Months differ in length: the first of a month always exists.
        var parts = zoned.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch unit {
        case .month: (parts.month, parts.day) = (turned, 1)
        case .day: parts.day = turned
        case .hour: parts.hour = turned
        default: parts.minute = turned
        }
        return zoned.date(from: parts)
    }
}

extension String {
    /// Returns the number of characters before a letter; that of all characters where it is missing.
    fileprivate func place(of letter: Character) -> Int {
        // Months are written with L where they stand alone.
        firstIndex { $0 == letter || letter == "M" && $0 == "L" }.map { distance(from: startIndex, to: $0) } ?? count
    }
}

extension DateComponents {
    /// The components that identify the day: year, month and day.
    fileprivate var dayAlone: DateComponents { DateComponents(year: year, month: month, day: day) }
}
