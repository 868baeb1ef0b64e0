import Foundation
import Testing

@testable import SwiftUI

/// The ways in which widgets make text, as they write them: what each says.
@Suite("Text as widgets write it") @MainActor struct TextSurfaceTests {
    private static let date = ViewClock.start.date

    private func string(_ text: Text, locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.presentMoment = PresentMoment(date: Self.date)
        return TextResolver.resolve(text, in: environment).string
    }

    @Test("Values with a format") func formats() {
        #expect(string(Text(Self.date, format: .dateTime.hour().minute())) == "9:41\u{202F}AM")
        #expect(string(Text(Self.date, format: .dateTime.weekday(.wide).day())) == "9 Tuesday")
        #expect(string(Text(3.14159, format: .number.precision(.fractionLength(1)))) == "3.1")
        #expect(string(Text(0.5, format: .percent.precision(.fractionLength(0)))) == "50%")
        #expect(string(Text(1234, format: .number.grouping(.never))) == "1234")
        #expect(string(Text(12.5, format: .currency(code: "USD"))) == "$12.50")
        #expect(string(Text(["a", "b"], format: .list(type: .and))) == "a and b")
        #expect(string(Text(Int64(5_000_000), format: .byteCount(style: .file))) == "5 MB")
        #expect(string(Text(Duration.seconds(5400), format: .units(allowed: [.hours, .minutes], width: .narrow))) == "1h 30m")
        #expect(string(Text(Duration.seconds(5400), format: .time(pattern: .hourMinute))) == "1:30")
        #expect(string(Text(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated, usage: .asProvided))) == "5 km")
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        #expect(string(Text(name, format: .name(style: .medium))) == "Ada Lovelace")
        #expect(string(Text(Self.date.addingTimeInterval(7200), format: .relative(presentation: .named))).isEmpty == false)
    }

    @Test("Values in the environment's language", arguments: [
        ("de_DE", "09:41", "12,50\u{A0}$", "1.234,5", "a und b"), ("fr_FR", "09:41", "12,50\u{A0}$US", "1\u{202F}234,5", "a et b"),
        ("ja_JP", "9:41", "$12.50", "1,234.5", "a、b"),
    ])
    func languages(_ locale: String, _ time: String, _ money: String, _ number: String, _ list: String) {
        #expect(string(Text(Self.date, format: .dateTime.hour().minute()), locale: locale) == time)
        #expect(string(Text(12.5, format: .currency(code: "USD")), locale: locale) == money)
        #expect(string(Text(1234.5, format: .number), locale: locale) == number)
        #expect(string(Text(["a", "b"], format: .list(type: .and)), locale: locale) == list)
    }

    @Test("Interpolations") func interpolations() {
        let (count, share, name) = (1234, 0.256, "Ada")
        let formatter = DateFormatter()
        (formatter.dateFormat, formatter.timeZone) = ("yyyy-MM-dd", .gmt)
        #expect(string(Text("\(count) cups for \(name)")) == "1,234 cups for Ada")
        #expect(string(Text("\(share, specifier: "%.1f")")) == "0.3")
        #expect(string(Text("\(share, format: .percent)")) == "25.6%")
        #expect(string(Text("\(Self.date, formatter: formatter)")) == "2025-09-09")
        #expect(string(Text("Until \(Self.date, style: .time)")) == "Until 9:41\u{202F}AM")
        #expect(string(Text("\(Self.date, format: .dateTime.month())")) == "Sep")
        #expect(string(Text("\(Self.date...Self.date.addingTimeInterval(3600))")) == "9:41\u{2009}–\u{2009}10:41\u{202F}AM")
        #expect(string(Text("Left: \(timerInterval: Self.date...Self.date.addingTimeInterval(60))")) == "Left: 1:00")
        #expect(string(Text("\(Text("bold").bold()) and \(Text(verbatim: "%d"))")) == "bold and %d")
        #expect(string(Text(verbatim: "\(count)")) == "1234")
        #expect(string(Text("100%")) == "100%")
        #expect(string(Text("key", tableName: "None", bundle: .main, comment: "for translators")) == "key")
        #expect(string(Text(LocalizedStringResource("A resource of \(count)"))) == "A resource of 1,234")
    }

    @Test("Dates and timers") func dates() {
        let end = Self.date.addingTimeInterval(5400)
        #expect(string(Text(timerInterval: Self.date...end, pauseTime: Self.date.addingTimeInterval(-60), countsDown: true, showsHours: false)) == "90:00")
        #expect(string(Text(timerInterval: Self.date...end, countsDown: false)) == "0:00")
        #expect(string(Text(Self.date...end)) == "9:41\u{2009}–\u{2009}11:11\u{202F}AM")
        #expect(string(Text(DateInterval(start: Self.date, end: end))) == "9:41\u{2009}–\u{2009}11:11\u{202F}AM")
    }

    @Test("Attributed strings are made and changed as in Foundation") func attributed() throws {
        var text = AttributedString("Buy milk today")
        let range = try #require(text.range(of: "milk"))
        text[range].foregroundColor = .red
        text[range].font = .body.bold()
        text[range].underlineStyle = .single
        text[range].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
        text[range].backgroundColor = .yellow
        text[range].kern = 1
        text[range].tracking = 2
        text[range].baselineOffset = 3
        text.append(AttributedString("!", attributes: AttributeContainer().foregroundColor(.green).font(.title)))
        text.mergeAttributes(AttributeContainer().link(try #require(URL(string: "https://example.org"))))
        #expect(string(Text(text)) == "Buy milk today!")
        #expect(text.runs.count == 4)
    }

    @Test("Every modifier of fonts and texts, in the ways they are written") func modifiers() throws {
        let stage = try Stage(width: 400, height: 800)
        try stage.show(
            VStack {
                Group {
                    Text("1").font(.system(.title, design: .rounded, weight: .bold))
                    Text("2").font(.system(.title, design: .rounded).weight(.bold).italic())
                    Text("3").font(.title.weight(.semibold).monospacedDigit().smallCaps())
                    Text("4").font(.system(size: 20, weight: .heavy, design: .serif).width(.expanded).leading(.tight))
                    Text("5").font(nil).fontWeight(nil).fontWidth(.condensed).fontDesign(.monospaced)
                    Text("6").bold(false).italic(true).monospaced().textCase(.lowercase)
                    Text("7").underline(true, pattern: .dot, color: .red).strikethrough(true, color: .blue)
                    Text("8").foregroundStyle(.red.gradient)
                    Text("9").foregroundStyle(.red, .blue).lineSpacing(3).lineLimit(2...4)
                }
                Group {
                    Text("10").dynamicTypeSize(.xSmall ... .accessibility1).lineLimit(...3)
                    Text("11").dynamicTypeSize(...DynamicTypeSize.large).lineLimit(2...)
                    Text("12").minimumScaleFactor(0.5).allowsTightening(true).truncationMode(.middle)
                    Text("13").textScale(.secondary).typesettingLanguage(.init(languageCode: .thai))
                    Text("14").environment(\.font, .caption).environment(\.lineLimit, 1)
                    Text("15").font(Font.headline).kerning(1).tracking(2).baselineOffset(1)
                    Scaled()
                }
            })
        #expect(stage.tree.diagnostics.entries.isEmpty)
        #expect(stage.drawn(at: 0).filter(\.isText).count > 24)
    }

    private struct Scaled: View {
        @ScaledMetric private var small = 10.0
        @ScaledMetric(relativeTo: .title) private var large: CGFloat = 20
        @Environment(\.sizeCategory) private var category
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text(verbatim: "\(small) \(large) \(category == .large) \(size.isAccessibilitySize)") }
    }

    @Test("Strings") func strings() {
        #expect(String(localized: "Hello \("Ada")") == "Hello Ada")
        #expect(String(localized: "key", defaultValue: "The text of \(2)") == "The text of 2")
        #expect(NSLocalizedString("missing.key", value: "A text", comment: "") == "A text")
        #expect(String(format: "%.1f%%", 12.34) == "12.3%")
        let relative = RelativeDateTimeFormatter()
        relative.unitsStyle = .abbreviated
        #expect(relative.localizedString(for: Self.date.addingTimeInterval(-7200), relativeTo: Self.date) == "2h ago")
    }
}
