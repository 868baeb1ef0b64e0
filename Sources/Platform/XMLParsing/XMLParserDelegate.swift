import Foundation

/// The methods that receive the parts of a document as the parser reads it. Every method is optional.
///
/// Source: Apple, Foundation `XMLParserDelegate`.
public protocol XMLParserDelegate: AnyObject {
    /// The document begins.
    func parserDidStartDocument(_ parser: XMLParser)
    /// The document has been read to its end.
    func parserDidEndDocument(_ parser: XMLParser)
    /// An element begins. With `shouldProcessNamespaces` the name is local and comes with its namespace.
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String])
    /// An element ends.
    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    /// The scope of a namespace begins; reported with `shouldReportNamespacePrefixes`.
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    /// The scope of a namespace ends; reported with `shouldReportNamespacePrefixes`.
    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    /// Text, which may come in several pieces.
    func parser(_ parser: XMLParser, foundCharacters string: String)
    /// The bytes of a CDATA section. Without this method its text comes as characters.
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    /// The text of a comment, without its marks.
    func parser(_ parser: XMLParser, foundComment comment: String)
    /// An instruction such as a style sheet's.
    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    /// An entity that the document's type declares.
    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
    /// The document is not well formed; parsing ends.
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
}

extension XMLParserDelegate {
    public func parserDidStartDocument(_ parser: XMLParser) {}
    public func parserDidEndDocument(_ parser: XMLParser) {}
    public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {}
    public func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {}
    public func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {}
    public func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}
    public func parser(_ parser: XMLParser, foundCharacters string: String) {}
    // Apple's parser checks whether its delegate takes CDATA, and reports it as characters if not.
    public func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }
    public func parser(_ parser: XMLParser, foundComment comment: String) {}
    public func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {}
    public func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {}
    public func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
}
