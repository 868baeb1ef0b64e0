import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("XMLParser")
struct XMLParserTests {
    private final class Recorder: NSObject, XMLParserDelegate {
        var lines: [String] = []
        var stopsAt: String?

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
            attributes attributeDict: [String: String] = [:]
        ) {
            let attributes = attributeDict.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            lines.append("<\(elementName)\(attributes)>" + (namespaceURI.map { "{\($0)}" } ?? ""))
            if elementName == stopsAt { parser.abortParsing() }
        }
        func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
            lines.append("</\(elementName)>")
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) { lines.append(string) }
        func parser(_ parser: XMLParser, foundComment comment: String) { lines.append("--\(comment)") }
    }

    private func read(_ text: String, stopsAt: String? = nil, namespaces: Bool = false) -> (lines: [String], code: Int?) {
        let recorder = Recorder()
        recorder.stopsAt = stopsAt
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = recorder
        parser.shouldProcessNamespaces = namespaces
        let isWhole = parser.parse()
        let code = (parser.parserError as NSError?)?.code
        expect(isWhole, equals: code == nil)
        return (recorder.lines, code)
    }

    @Test("A feed is told element by element")
    func feed() {
        let feed = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- made by hand -->
            <rss version='2.0'><item><title>Caf&#xE9; &amp; Bar</title><body><![CDATA[<b>Hi</b>]]></body><br/></item></rss>
            """
        let told = read(feed)
        #expect(told.code == nil)
        expect(
            told.lines,
            equals: [
                "-- made by hand ", "<rss version=2.0>", "<item>", "<title>", "Caf", "é", " ", "&", " Bar", "</title>", "<body>",
                "<b>Hi</b>", "</body>", "<br>", "</br>", "</item>", "</rss>",
            ])
    }

    @Test("Namespaces are told where they are asked for")
    func namespaces() {
        let text = "<feed xmlns='a' xmlns:m='b'><m:thumb url='x'/></feed>"
        expect(read(text, namespaces: true).lines, equals: ["<feed>{a}", "<thumb url=x>{b}", "</thumb>", "</feed>"])
        expect(read("<m:a/>", namespaces: true).lines, equals: ["<a>{}", "</a>"])
        expect(read(text).lines.first, equals: "<feed xmlns=a xmlns:m=b>")
    }

    @Test("A document's own entities are resolved, and cannot grow without bound")
    func entities() {
        expect(read("<!DOCTYPE a [<!ENTITY b 'c &gt; d'>]><a>&b;</a>").lines, equals: ["<a>", "c > d", "</a>"])
        let powers = (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined()
        let bomb = "<!DOCTYPE a [<!ENTITY l0 'lol'>\(powers)]><a>&l9;</a>"
        expect(read(bomb).code, equals: XMLParser.ErrorCode.entityRefLoopError.rawValue)
    }

    @Test(
        "What is not well formed is an error with its code",
        arguments: [
            ("", 4), ("<a>", 5), ("<a></b>", 76), ("<a b></a>", 41), ("<a b='1' b='2'/>", 42), ("<a>&nope;</a>", 26), ("<a/><b/>", 86),
            ("text", 3), ("<a><!-- x", 45), ("<a>&amp</a>", 23), ("<a><![CDATA[", 63), ("<a b='<'/>", 38), ("<a>\u{1}</a>", 9),
        ])
    func faults(text: String, code: Int) {
        expect(read(text).code, equals: code)
    }

    @Test("A delegate stops the parser")
    func abort() {
        let told = read("<a><b/><c/></a>", stopsAt: "b")
        expect(told.lines, equals: ["<a>", "<b>"])
        expect(told.code, equals: 512)
    }

    @Test("Encodings are the document's, or the byte order mark's")
    func encodings() {
        let latin = Data("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + Data([0xE9]) + Data("</a>".utf8)
        var wide = Data([0xFF, 0xFE])
        for unit in "<a>é</a>".utf16 { wide.append(contentsOf: [UInt8(unit & 0xFF), UInt8(unit >> 8)]) }
        for data in [latin, wide] {
            let recorder = Recorder()
            let parser = XMLParser(data: data)
            parser.delegate = recorder
            #expect(parser.parse())
            expect(recorder.lines, equals: ["<a>", "é", "</a>"])
        }
    }

    @Test("Every cut of a document ends in an answer")
    func cuts() {
        let text = "<!DOCTYPE a [<!ENTITY b 'c'>]><a x='1'>&b;<?p d?><!-- c --><![CDATA[x]]><b/></a>"
        for end in text.indices { #expect(read(String(text[..<end])).code != nil) }
        #expect(read(text).code == nil)
    }
}
