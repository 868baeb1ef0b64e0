import Foundation
import SwiftUI
import Testing

@testable import PreviewRendering

/// Contact sheets of type against goldens: every style, weight, design, size and script.
///
/// `DRAWING_SHEETS=folder swift test --filter Typography` also writes the pages, light and dark, twice as large, as PNG files.
@Suite("Typography sheets") @MainActor struct TypographySheetTests {
    /// A page and its size in points.
    enum Page: String, CaseIterable, Sendable {
        case styles, weights, sizes, dynamicType, scripts, runs, lines, times

        @MainActor var view: AnyView {
            switch self {
            case .styles: AnyView(StyleSheet())
            case .weights: AnyView(WeightSheet())
            case .sizes: AnyView(SizeSheet())
            case .dynamicType: AnyView(DynamicTypeSheet())
            case .scripts: AnyView(ScriptSheet())
            case .runs: AnyView(RunSheet())
            case .lines: AnyView(LineSheet())
            case .times: AnyView(TimeSheet())
            }
        }

        var size: CGSize {
            switch self {
            case .styles: CGSize(width: 760, height: 420)
            case .weights: CGSize(width: 900, height: 420)
            case .sizes: CGSize(width: 900, height: 640)
            case .dynamicType: CGSize(width: 1000, height: 640)
            case .scripts, .lines: CGSize(width: 700, height: 720)
            case .runs: CGSize(width: 560, height: 640)
            case .times: CGSize(width: 480, height: 560)
            }
        }
    }

    @Test("Pages are as accepted, and nothing is missing", arguments: Page.allCases)
    func page(_ page: Page) async throws {
        try await Sheet.check(sheet(page, on: .white), size: page.size, as: "TypographySheetTests/\(page.rawValue)")
    }

    @Test("Nothing is missing on a dark page", arguments: Page.allCases)
    func darkPage(_ page: Page) async throws {
        let sheet = sheet(page, on: .black)
        #expect(try !Sheet.list(sheet, size: page.size, scale: 2, scheme: .dark).items.isEmpty)
        try await Sheet.write(sheet, size: page.size, scheme: .dark, as: "TypographySheetTests/\(page.rawValue)-dark")
    }

    private func sheet(_ page: Page, on paper: Color) -> some View {
        page.view.padding(20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background(paper)
    }
}

private struct StyleSheet: View {
    private let styles: [(String, Font.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 8) {
            ForEach(styles, id: \.0) { name, style in
                GridRow {
                    Text(name).font(.system(style))
                    Text("Bold 12:34").font(.system(style)).bold()
                    Text("Rounded").font(.system(style, design: .rounded))
                    Text("Serif").font(.system(style, design: .serif)).italic()
                    Text("Mono 0O").font(.system(style, design: .monospaced))
                }
            }
        }
    }
}

private struct WeightSheet: View {
    private let weights: [(String, Font.Weight)] = [
        ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 6) {
            ForEach(weights, id: \.0) { name, weight in
                GridRow {
                    ForEach([Font.Design.default, .rounded, .serif, .monospaced], id: \.self) { design in
                        Text(name).font(.system(size: 24, weight: weight, design: design))
                    }
                    Text("Italic").font(.system(size: 24, weight: weight)).italic()
                    Text("Hamburg").font(.system(size: 24, weight: weight).width(.condensed))
                }
            }
        }
    }
}

private struct SizeSheet: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach([9, 11, 12, 13, 15, 17, 19, 20, 22, 28, 34, 44, 60], id: \.self) { size in
                Text("\(size) Ragged lucky foxes 1:47 AVATo fi “quote” 98% — $4.20").font(.system(size: CGFloat(size)))
                    .lineLimit(1)
            }
            Text("Small Caps Abc 123").font(.system(size: 28).smallCaps())
            Text("Lowercase Small Caps").font(.system(size: 28).lowercaseSmallCaps())
            Text("Uppercase SMALL Caps").font(.system(size: 28).uppercaseSmallCaps())
            Text("1111 4444 8888").font(.system(size: 28))
            Text("1111 4444 8888").font(.system(size: 28)).monospacedDigit()
        }
    }
}

private struct DynamicTypeSheet: View {
    @ScaledMetric private var side = 20.0

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(DynamicTypeSize.allCases, id: \.self) { size in
                HStack(alignment: .firstTextBaseline) {
                    Text("Body").font(.body)
                    Text("Title").font(.title)
                    Text("Caption").font(.caption)
                    Text("Headline").font(.headline)
                    Square()
                    Text("clamped").dynamicTypeSize(...DynamicTypeSize.xLarge)
                    Text("fixed").font(.system(size: 17))
                }
                .lineLimit(1)
                .dynamicTypeSize(size)
            }
        }
    }

    private struct Square: View {
        @ScaledMetric(relativeTo: .body) private var side = 17.0
        var body: some View { Color.orange.frame(width: side, height: side) }
    }
}

private struct ScriptSheet: View {
    private let lines: [(String, String)] = [
        ("el", "Γειά σου Κόσμε"), ("uk", "Привіт, світе"), ("vi", "Xin chào thế giới: ặ ễ ỗ ự"), ("hy", "Բարեւ աշխարհ"),
        ("ka", "გამარჯობა მსოფლიო"), ("ar", "مرحبا بالعالم ١٢٣"), ("he", "שלום עולם 123"), ("hi", "नमस्ते दुनिया"),
        ("bn", "ওহে বিশ্ব কিছু"), ("gu", "હેલો વિશ્વ ગુજરાતી"), ("pa", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ"), ("kn", "ಹಲೋ ವರ್ಲ್ಡ್ ಕನ್ನಡ"),
        ("ml", "ഹലോ വേൾഡ് മലയാളം"), ("ta", "வணக்கம் உலகம்"), ("te", "హలో ప్రపంచం తెలుగు"), ("th", "สวัสดีชาวโลก"),
        ("zh-Hans", "你好，世界：直 骨 写"), ("zh-Hant", "你好，世界：直 骨 寫 臺灣繁體"), ("ja", "こんにちは世界：直 骨 写"),
        ("ko", "안녕하세요 세계"), ("en", "Emoji 👩🏽‍💻 🇩🇪 ❤️ 1️⃣ ☕️"),
    ]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 5) {
            ForEach(lines, id: \.0) { language, line in
                GridRow {
                    Text(language).font(.caption).foregroundStyle(.secondary)
                    Text(line).typesettingLanguage(Locale.Language(identifier: language))
                    Text(line).bold().typesettingLanguage(Locale.Language(identifier: language))
                }
            }
        }
        .font(.title3)
    }
}

private struct RunSheet: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Plain, **bold**, *italic*, ~~struck~~, `code` and [a link](https://swift.org) in one")
            Text("Red ").foregroundStyle(.red) + Text("big ").font(.title) + Text("thin").fontWeight(.thin)
                + Text(" super").font(.caption).baselineOffset(8)
            Text("Gradient").font(.largeTitle.bold())
                .foregroundStyle(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
            Text("Wind \(Image(systemName: "wind")) 12 km/h, \(Image(systemName: "heart.fill")) 72")
            Text("underline").underline() + Text("  dotted").underline(pattern: .dot, color: .red)
                + Text("  dashed").underline(pattern: .dash) + Text("  gone").strikethrough(color: .orange)
            Text("dash dot").underline(pattern: .dashDot) + Text("  dash dot dot").strikethrough(pattern: .dashDotDot)
            Text("Tracking 4").tracking(4)
            Text("Kerning -1").kerning(-1)
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                Text("72").font(.system(size: 48, weight: .bold, design: .rounded))
                Text("bpm").font(.title3).textScale(.secondary)
            }
            Text("upper Case").textCase(.uppercase)
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tight\nleading").font(.body.leading(.tight))
            Text("Loose\nleading").font(.body.leading(.loose))
            Text("fontDesign on a view").fontDesign(.serif)
        }
    }
}

private struct LineSheet: View {
    private let long = "The quick brown fox jumps over the lazy dog and then walks home through the rain."

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            VStack(alignment: .leading, spacing: 10) {
                Text(long).lineLimit(1)
                Text(long).lineLimit(2).truncationMode(.middle)
                Text(long).lineLimit(1).truncationMode(.head)
                Text(long).multilineTextAlignment(.center)
                Text(long).multilineTextAlignment(.trailing).lineSpacing(6)
                Text("Two reserved").lineLimit(2, reservesSpace: true).border(.gray)
                Text("Shrinks to fit in one line, says this").lineLimit(1).minimumScaleFactor(0.5)
                Text("Tightens to fit in here").lineLimit(1).allowsTightening(true).frame(width: 150, alignment: .leading)
            }
            .frame(width: 220)
            VStack(alignment: .leading, spacing: 10) {
                Text("النص العربي يمتد على أكثر من سطر واحد هنا").environment(\.layoutDirection, .rightToLeft)
                Text("Mixed العربية with English 123 inside")
                Text("Привет, это длинный текст для переноса строк в виджете").lineLimit(2)
                Text("これは日本語の長い文章です。禁則処理を確認します。").lineLimit(3)
                Text("A very long unbreakable word: Donaudampfschifffahrtsgesellschaftskapitän")
                Text("Line one\nLine two\nLine three").lineLimit(2)
                Text("👨‍👩‍👧‍👦 family and 🏳️‍🌈 flag in the text").lineLimit(1)
            }
            .frame(width: 220)
        }
    }
}

private struct TimeSheet: View {
    private let now = Date(timeIntervalSince1970: 1_757_410_860)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Group {
                Text(now, style: .time)
                Text(now, style: .date)
                Text(now.addingTimeInterval(8100), style: .relative)
                Text(now.addingTimeInterval(8100), style: .offset)
                Text(now.addingTimeInterval(8100), style: .timer)
                Text(timerInterval: now...now.addingTimeInterval(600))
                Text(now...now.addingTimeInterval(4500))
                Text(.currentDate, format: .timer(countingDownIn: now..<now.addingTimeInterval(5400)))
                Text(.currentDate, format: .stopwatch(startingAt: now.addingTimeInterval(-83.45)))
                Text(.currentDate, format: .offset(to: now.addingTimeInterval(-222)))
            }
            Group {
                Text(.currentDate, format: .reference(to: now.addingTimeInterval(86_400)))
                Text(now, format: .dateTime.weekday(.wide).day().month())
                Text(0.421, format: .percent)
                Text(1234.5, format: .currency(code: "EUR"))
                Text(Measurement(value: 21.4, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated)))
                Text(["one", "two", "three"], format: .list(type: .and))
                Text(1_234_567, format: .number.notation(.compactName))
            }
        }
    }
}
