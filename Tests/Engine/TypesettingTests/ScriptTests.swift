import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

/// Scripts beside Latin, Greek and Cyrillic: that there is a font, and that it is set as the script wants.
@Suite struct ScriptTests {
    private func layout(_ text: String, _ font: FontDescription = FontDescription(sizeInPoints: 17)) -> TextLayout {
        TestLibrary.paragraph(text, font: font).layout(width: nil, height: nil)
    }

    private static let samples = [
        "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "สวัสดีชาวโลก", "你好，世界", "こんにちは世界", "안녕하세요 세계", "ㄅㄆㄇ", "ｶﾀｶﾅ", "۱۲۳ ٤٥٦",
        "क्षत्रिय", "שָׁלוֹם", "ประเทศไทย น้ำ", "「東京」", "…—“”·", "Բարեւ աշխարհ", "გამარჯობა მსოფლიო", "ওহে বিশ্ব",
        "હેલો વિશ્વ", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ", "ಹಲೋ ವರ್ಲ್ಡ್", "ഹലോ വേൾഡ്", "வணக்கம் உலகம்", "హలో ప్రపంచం", "Γειά σου Κόσμε",
        "Привіт, світе", "Xin chào thế giới: ặ ễ ỗ ự", "你好，世界：臺灣繁體麼龜鬱", "氣溫攝氏二十度 雲量",
    ]

    @Test("No character of a script that apps speak is a box", arguments: samples)
    func drawn(text: String) {
        let layout = layout(text)
        #expect(layout.missingCharacters.isEmpty)
        #expect(layout.lines.flatMap(\.glyphs).contains { $0.outline != nil })
    }

    @Test("A line of another script is as high as one of the system font's", arguments: samples)
    func lineHeight(text: String) {
        let (own, latin) = (layout(text), layout("Hx"))
        expect(own.size.height, equals: latin.size.height)
        expect(own.firstBaseline, equals: latin.firstBaseline)
    }

    @Test(
        "Weights differ in every script", arguments: ["ب", "ש", "न", "ส", "国", "あ", "한", "Ա", "ა", "ক", "ક", "ਕ", "ಕ", "ക", "க", "క", "鬱"])
    func weights(text: String) throws {
        func area(_ weight: Double) throws -> CGFloat {
            let glyphs = layout(text, FontDescription(sizeInPoints: 100, weight: weight)).lines.flatMap(\.glyphs)
            return try #require(glyphs.compactMap(\.outline).first).path.signedArea
        }
        let (regular, bold) = (abs(try area(400)), abs(try area(700)))
        #expect(bold > regular * 1.15)
    }

    @Test("Letters of Arabic join: a word is narrower than its letters apart")
    func joining() {
        let word = layout("بيت").size.width
        let apart = ["ب", "ي", "ت"].map { layout($0).size.width }.reduce(0, +)
        #expect(word < apart * 0.9)
    }

    @Test("Letters of Arabic join across a change of colour")
    func joiningAcrossRuns() throws {
        let font = FontDescription(sizeInPoints: 40)
        func outlines(_ pieces: [String]) -> [CGRect] {
            let runs = pieces.map { TextRun(text: $0, font: font) }
            let paragraph = Paragraph(runs: runs, style: ParagraphStyle(), library: TestLibrary.shared)
            let glyphs = paragraph.layout(width: nil, height: nil).lines.flatMap(\.glyphs)
            return glyphs.compactMap { glyph in
                glyph.outline?.path.boundingRect.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y)
            }
        }
        let whole = outlines(["بيت"])
        for pieces in [["ب", "يت"], ["بي", "ت"], ["ب", "ي", "ت"]] {
            let parts = outlines(pieces)
            try #require(parts.count == whole.count)
            for (a, b) in zip(whole, parts) {
                #expect(abs(a.minX - b.minX) < 0.01 && abs(a.maxX - b.maxX) < 0.01)
            }
        }
    }

    @Test("A run in a language of its own has its forms and its line breaks")
    func languageOfARun() throws {
        let font = FontDescription(sizeInPoints: 17)
        func layout(_ language: String?, width: CGFloat?) -> TextLayout {
            let runs = [TextRun(text: "直", font: font), TextRun(text: "直かっこ", font: font, language: language)]
            return Paragraph(runs: runs, style: ParagraphStyle(), library: TestLibrary.shared)
                .layout(width: width, height: nil)
        }
        let japanese = layout("ja", width: nil).lines[0].glyphs.compactMap { $0.outline?.path.signedArea }
        let other = layout(nil, width: nil).lines[0].glyphs.compactMap { $0.outline?.path.signedArea }
        #expect(japanese[0] == other[0] && other[0] == other[1] && japanese[1] != japanese[0])
        expect(japanese.dropFirst(2), equals: other.dropFirst(2))
        // Japanese allows a line to start with a small letter; elsewhere the rules are strict (UAX 14, CJ).
        let wide = layout(nil, width: nil).size.width
        let room = wide * 3.5 / 5
        expect(layout("ja", width: room).shownCharacters.map(\.count), equals: [3, 2])
        expect(layout(nil, width: room).shownCharacters.map(\.count), equals: [2, 3])
    }

    @Test("Han characters have Japanese forms in Japanese text")
    func languageForms() throws {
        func outline(_ language: String, _ text: String = "直") throws -> CGFloat {
            let glyphs = TestLibrary.paragraph(text) { $0.language = language }.layout(width: nil, height: nil).lines
            return try #require(glyphs.first?.glyphs.first?.outline).path.signedArea
        }
        #expect(try outline("ja") != outline("zh-Hans"))
        try expect(outline("en"), equals: outline("zh-Hans"))
        #expect(try outline("zh-Hant", "骨") != outline("zh-Hans", "骨"))
        try expect(outline("zh-Hant-TW", "骨"), equals: outline("zh-Hant", "骨"))
    }

    @Test("Taiwan's everyday characters are there") func traditional() {
        // The first level of Big5 from its start, in its order: the simplest characters, then those of one stroke more.
        let everyday = "一乙丁七乃九了二人儿入八几刀刁力匕十卜又三下丈上丫丸凡久么也乞于亡兀刃勺千叉口土士夕大女子孑孓寸小尢尸山川工己已巳巾干廾弋弓才"
        let heavy = "釁鑰鑼鑾鑿鸚爨驪鬱鸛鸞籲灣廳觀體點變讓靈鹽"
        #expect(layout(everyday + heavy).missingCharacters.isEmpty)
    }

    @Test(
        "Vowel signs of India stand before or join what they follow",
        arguments: [
            "কি", "ગુજરાતી", "ਕਿ", "ಕಿ", "കൊ", "கொ", "తెలుగు", "ক্ষ",
        ]) func vowelSigns(word: String)
    {
        // Alone a sign stands on a dotted circle.
        let glyphs = layout(word, FontDescription(sizeInPoints: 50)).lines.flatMap(\.glyphs)
        let parts = word.unicodeScalars.map { layout(String($0), FontDescription(sizeInPoints: 50)).size.width }
        let width = glyphs.reduce(0) { $0 + $1.advance }
        #expect(width < parts.reduce(0, +) - 1)
        #expect(layout(word).missingCharacters.isEmpty)
    }

    @Test("The system's spacing is not for other scripts")
    func spacing() {
        // Full-width characters are an em wide, neither more nor less.
        expect(layout("国国国国").lines[0].width, near: 4 * 17, within: 0.01)
    }
}

extension Path {
    /// The area within the outline, holes taken off, of the polygon through its points and control points.
    fileprivate var signedArea: CGFloat {
        var (area, start, last): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
        func add(_ point: CGPoint) {
            area += (last.x * point.y - point.x * last.y) / 2
            last = point
        }
        for element in elements {
            switch element {
            case .move(let to): (start, last) = (to, to)
            case .line(let to): add(to)
            case .quadCurve(let to, let control): [control, to].forEach(add)
            case .curve(let to, let control1, let control2): [control1, control2, to].forEach(add)
            case .closeSubpath: add(start)
            }
        }
        return area
    }
}
