extension XMLParser {
    /// The faults that a document may have. The numbers are Apple's.
    public enum ErrorCode: Int, Error, Sendable {
        case internalError = 1, outOfMemoryError, documentStartError, emptyDocumentError, prematureDocumentEndError
        case invalidHexCharacterRefError, invalidDecimalCharacterRefError, invalidCharacterRefError, invalidCharacterError
        case characterRefAtEOFError, characterRefInPrologError, characterRefInEpilogError, characterRefInDTDError
        case entityRefAtEOFError, entityRefInPrologError, entityRefInEpilogError, entityRefInDTDError
        case parsedEntityRefAtEOFError, parsedEntityRefInPrologError, parsedEntityRefInEpilogError
        case parsedEntityRefInInternalSubsetError, entityReferenceWithoutNameError, entityReferenceMissingSemiError
        case parsedEntityRefNoNameError, parsedEntityRefMissingSemiError, undeclaredEntityError
        case unparsedEntityError = 28, entityIsExternalError, entityIsParameterError
        case unknownEncodingError, encodingNotSupportedError, stringNotStartedError, stringNotClosedError
        case namespaceDeclarationError, entityNotStartedError, entityNotFinishedError, lessThanSymbolInAttributeError
        case attributeNotStartedError, attributeNotFinishedError, attributeHasNoValueError, attributeRedefinedError
        case literalNotStartedError, literalNotFinishedError, commentNotFinishedError
        case processingInstructionNotStartedError, processingInstructionNotFinishedError
        case notationNotStartedError, notationNotFinishedError, attributeListNotStartedError
        case attributeListNotFinishedError, mixedContentDeclNotStartedError, mixedContentDeclNotFinishedError
        case elementContentDeclNotStartedError, elementContentDeclNotFinishedError
        case xmlDeclNotStartedError, xmlDeclNotFinishedError
        case conditionalSectionNotStartedError, conditionalSectionNotFinishedError, externalSubsetNotFinishedError
        case doctypeDeclNotFinishedError, misplacedCDATAEndStringError, cdataNotFinishedError
        case misplacedXMLDeclarationError, spaceRequiredError, separatorRequiredError, nmtokenRequiredError
        case nameRequiredError, pcdataRequiredError, uriRequiredError, publicIdentifierRequiredError
        case ltRequiredError, gtRequiredError, ltSlashRequiredError, equalExpectedError, tagNameMismatchError
        case unfinishedTagError, standaloneValueError, invalidEncodingNameError, commentContainsDoubleHyphenError
        case invalidEncodingError, externalStandaloneEntityError, invalidConditionalSectionError
        case entityValueRequiredError, notWellBalancedError, extraContentError, invalidCharacterInEntityError
        case parsedEntityRefInInternalError, entityRefLoopError, entityBoundaryError, invalidURIError, uriFragmentError
        case noDTDError = 94
        case delegateAbortedParseError = 512
    }
}
