extension UTType {
    /// The name of the type in the English of the system; nil for a type of the program's own, whose declaration is not read.
    ///
    /// Source: Apple, Uniform Type Identifiers `UTType.localizedDescription`, with the names that a Mac's Finder shows.
    public var localizedDescription: String? { Self.names[identifier] }

    private static let names = [
        "public.item": "item", "public.content": "content", "public.data": "data", "public.directory": "directory",
        "public.folder": "folder", "com.apple.package": "package", "com.apple.bundle": "bundle", "public.archive": "archive",
        "public.zip-archive": "ZIP archive", "org.gnu.gnu-zip-archive": "gzip compressed archive", "public.url": "URL",
        "public.file-url": "file URL", "public.text": "text", "public.plain-text": "text", "public.utf8-plain-text": "Unicode text",
        "public.rtf": "RTF document", "public.html": "HTML text", "public.xml": "XML text", "public.json": "JSON", "public.yaml": "YAML",
        "com.apple.property-list": "property list", "public.comma-separated-values-text": "CSV document",
        "public.tab-separated-values-text": "tab-separated values", "public.source-code": "source code",
        "public.swift-source": "Swift source code", "com.netscape.javascript-source": "JavaScript", "public.vcard": "vCard file",
        "public.calendar-event": "calendar event", "public.image": "image", "public.png": "PNG image", "public.jpeg": "JPEG image",
        "com.compuserve.gif": "GIF image", "public.tiff": "TIFF image", "com.microsoft.bmp": "Windows bitmap image",
        "public.svg-image": "SVG image", "org.webmproject.webp": "WebP image", "public.heic": "HEIF image", "public.heif": "HEIF image",
        "com.microsoft.ico": "Windows icon image", "public.camera-raw-image": "raw image", "com.adobe.pdf": "PDF document",
        "org.idpf.epub-container": "EPUB document", "public.audiovisual-content": "audiovisual content", "public.movie": "movie",
        "public.video": "video", "com.apple.quicktime-movie": "QT movie", "public.mpeg-4": "MPEG-4 movie", "public.mpeg": "MPEG movie",
        "public.audio": "audio", "public.mp3": "MP3 audio", "public.mpeg-4-audio": "MPEG-4 audio",
        "com.microsoft.waveform-audio": "Waveform audio", "public.aiff-audio": "AIFF audio", "public.midi-audio": "MIDI audio",
        "public.font": "font", "public.spreadsheet": "spreadsheet", "public.presentation": "presentation", "public.contact": "contact",
        "public.message": "message", "public.executable": "executable", "com.apple.application": "application",
        "com.apple.application-bundle": "application", "public.disk-image": "disk image",
    ]
}
