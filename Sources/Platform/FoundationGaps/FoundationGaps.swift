// Foundation's parser of XML, which the command line uses without the rest.
@_exported import XMLParsing
