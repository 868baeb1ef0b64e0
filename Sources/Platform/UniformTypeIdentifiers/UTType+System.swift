extension UTType {
    public static var item: UTType { UTType(known: "public.item") }
    public static var content: UTType { UTType(known: "public.content") }
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    public static var data: UTType { UTType(known: "public.data") }
    public static var directory: UTType { UTType(known: "public.directory") }
    public static var folder: UTType { UTType(known: "public.folder") }
    public static var package: UTType { UTType(known: "com.apple.package") }
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    public static var archive: UTType { UTType(known: "public.archive") }
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    public static var url: UTType { UTType(known: "public.url") }
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    public static var text: UTType { UTType(known: "public.text") }
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    public static var rtf: UTType { UTType(known: "public.rtf") }
    public static var html: UTType { UTType(known: "public.html") }
    public static var xml: UTType { UTType(known: "public.xml") }
    public static var json: UTType { UTType(known: "public.json") }
    public static var yaml: UTType { UTType(known: "public.yaml") }
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    public static var vCard: UTType { UTType(known: "public.vcard") }
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    public static var database: UTType { UTType(known: "public.database") }
    public static var image: UTType { UTType(known: "public.image") }
    public static var png: UTType { UTType(known: "public.png") }
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    public static var tiff: UTType { UTType(known: "public.tiff") }
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    public static var svg: UTType { UTType(known: "public.svg-image") }
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    public static var heic: UTType { UTType(known: "public.heic") }
    public static var heif: UTType { UTType(known: "public.heif") }
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    public static var movie: UTType { UTType(known: "public.movie") }
    public static var video: UTType { UTType(known: "public.video") }
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    public static var audio: UTType { UTType(known: "public.audio") }
    public static var mp3: UTType { UTType(known: "public.mp3") }
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    public static var font: UTType { UTType(known: "public.font") }
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    public static var presentation: UTType { UTType(known: "public.presentation") }
    public static var contact: UTType { UTType(known: "public.contact") }
    public static var message: UTType { UTType(known: "public.message") }
    public static var executable: UTType { UTType(known: "public.executable") }
    public static var application: UTType { UTType(known: "com.apple.application") }
    public static var log: UTType { UTType(known: "com.apple.log") }
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    public static var volume: UTType { UTType(known: "public.volume") }
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    public static var cSource: UTType { UTType(known: "public.c-source") }
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    public static var script: UTType { UTType(known: "public.script") }
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    public static var makefile: UTType { UTType(known: "public.make-source") }
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
    public static var css: UTType { UTType(known: "public.css") }
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    public static var avi: UTType { UTType(known: "public.avi") }
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    public static var playlist: UTType { UTType(known: "public.playlist") }
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
}

/// The table of the system's types.
enum UTTypeTable {
    struct Row: Sendable {
        let extensions: [String]
        let mimeType: String?
        let parents: [String]
    }

    private static func row(_ extensions: [String], _ mimeType: String?, _ parents: [String]) -> Row {
        Row(extensions: extensions, mimeType: mimeType, parents: parents)
    }

    /// The identifiers in the order in which file extensions and MIME types are matched.
    static let ordered: [String] = rows.keys.sorted()

    static let rows: [String: Row] = [
        "public.item": row([], nil, []),
        "public.content": row([], nil, []),
        "public.composite-content": row([], nil, ["public.content"]),
        "public.data": row([], "application/octet-stream", ["public.item"]),
        "public.directory": row([], nil, ["public.item"]),
        "public.folder": row([], nil, ["public.directory"]),
        "com.apple.package": row([], nil, ["public.directory"]),
        "com.apple.bundle": row(["bundle"], nil, ["public.directory"]),
        "public.archive": row([], nil, ["public.data"]),
        "public.zip-archive": row(["zip"], "application/zip", ["public.data", "public.archive"]),
        "org.gnu.gnu-zip-archive": row(["gz", "gzip"], "application/gzip", ["public.data", "public.archive"]),
        "public.url": row([], nil, ["public.data"]),
        "public.file-url": row([], nil, ["public.url"]),
        "public.text": row([], nil, ["public.data", "public.content"]),
        "public.plain-text": row(["txt", "text"], "text/plain", ["public.text"]),
        "public.utf8-plain-text": row([], "text/plain;charset=utf-8", ["public.plain-text"]),
        "public.rtf": row(["rtf"], "text/rtf", ["public.text"]),
        "public.html": row(["html", "htm", "shtml"], "text/html", ["public.text"]),
        "public.xml": row(["xml"], "application/xml", ["public.text"]),
        "public.json": row(["json"], "application/json", ["public.text"]),
        "public.yaml": row(["yml", "yaml"], "application/x-yaml", ["public.text"]),
        "com.apple.property-list": row(["plist"], nil, ["public.data"]),
        "public.comma-separated-values-text": row(["csv"], "text/csv", ["public.text"]),
        "public.tab-separated-values-text": row(["tsv", "tab"], "text/tab-separated-values", ["public.text"]),
        "public.source-code": row([], nil, ["public.plain-text"]),
        "public.swift-source": row(["swift"], nil, ["public.source-code"]),
        "com.netscape.javascript-source": row(["js", "javascript", "mjs"], "text/javascript", ["public.source-code"]),
        "public.vcard": row(["vcf", "vcard"], "text/vcard", ["public.text"]),
        "public.calendar-event": row(["ics"], nil, ["public.data"]),
        "public.database": row([], nil, ["public.data"]),
        "public.image": row([], nil, ["public.data", "public.content"]),
        "public.png": row(["png"], "image/png", ["public.image"]),
        "public.jpeg": row(["jpeg", "jpg", "jpe"], "image/jpeg", ["public.image"]),
        "com.compuserve.gif": row(["gif"], "image/gif", ["public.image"]),
        "public.tiff": row(["tiff", "tif"], "image/tiff", ["public.image"]),
        "com.microsoft.bmp": row(["bmp", "dib"], "image/bmp", ["public.image"]),
        "public.svg-image": row(["svg", "svgz"], "image/svg+xml", ["public.image"]),
        "org.webmproject.webp": row(["webp"], "image/webp", ["public.image"]),
        "public.heic": row(["heic"], "image/heic", ["public.image"]),
        "public.heif": row(["heif"], "image/heif", ["public.image"]),
        "com.microsoft.ico": row(["ico"], "image/vnd.microsoft.icon", ["public.image"]),
        "public.camera-raw-image": row([], nil, ["public.image"]),
        "com.apple.live-photo": row([], nil, []),
        "com.adobe.pdf": row(["pdf"], "application/pdf", ["public.data", "public.composite-content"]),
        "org.idpf.epub-container": row(["epub"], "application/epub+zip", ["public.data", "public.composite-content"]),
        "public.audiovisual-content": row([], nil, ["public.data", "public.content"]),
        "public.movie": row([], nil, ["public.audiovisual-content"]),
        "public.video": row([], nil, ["public.movie"]),
        "com.apple.quicktime-movie": row(["mov", "qt"], "video/quicktime", ["public.movie"]),
        "public.mpeg-4": row(["mp4", "mpg4"], "video/mp4", ["public.movie"]),
        "public.mpeg": row(["mpg", "mpeg"], "video/mpeg", ["public.movie"]),
        "public.audio": row([], nil, ["public.audiovisual-content"]),
        "public.mp3": row(["mp3", "mpga"], "audio/mpeg", ["public.audio"]),
        "public.mpeg-4-audio": row(["m4a"], "audio/mp4", ["public.audio"]),
        "com.microsoft.waveform-audio": row(["wav", "wave"], "audio/vnd.wave", ["public.audio"]),
        "public.aiff-audio": row(["aiff", "aif"], "audio/aiff", ["public.audio"]),
        "public.midi-audio": row(["midi", "mid"], "audio/midi", ["public.audio"]),
        "public.font": row([], nil, ["public.data"]),
        "public.spreadsheet": row([], nil, ["public.content"]),
        "public.presentation": row([], nil, ["public.composite-content"]),
        "public.contact": row([], nil, []),
        "public.message": row([], nil, []),
        "public.executable": row([], nil, ["public.item"]),
        "com.apple.application": row([], nil, ["public.executable"]),
        "com.apple.log": row(["log"], nil, ["public.plain-text"]),
        "public.email-message": row([], nil, ["public.message"]),
        "com.pixar.universal-scene-description-mobile": row(["usdz"], "model/vnd.usdz+zip", ["public.data", "public.3d-content"]),
        "public.symlink": row([], nil, ["public.item"]),
        "com.apple.alias-file": row([], nil, ["public.data"]),
        "public.volume": row([], nil, ["public.folder"]),
        "public.bookmark": row([], nil, []),
        "com.apple.bookmark": row([], nil, ["public.data", "public.bookmark"]),
        "com.apple.framework": row(["framework"], nil, ["com.apple.bundle"]),
        "com.apple.application-and-system-extension": row(["appex"], nil, ["com.apple.bundle", "com.apple.package"]),
        "com.apple.application-bundle": row(["app"], nil, ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
        "public.unix-executable": row([], nil, ["public.data", "public.executable"]),
        "com.microsoft.windows-executable": row(["exe"], nil, ["public.data", "public.executable"]),
        "public.disk-image": row([], nil, ["public.archive"]),
        "public.bzip2-archive": row(["bz2", "bzip2"], nil, ["public.data", "public.archive"]),
        "public.delimited-values-text": row([], nil, ["public.text"]),
        "public.utf16-plain-text": row([], nil, ["public.plain-text"]),
        "public.utf16-external-plain-text": row([], nil, ["public.plain-text"]),
        "com.apple.flat-rtfd": row([], nil, ["public.data", "public.content"]),
        "com.apple.rtfd": row(["rtfd"], nil, ["com.apple.package", "public.composite-content"]),
        "com.apple.webarchive": row(["webarchive"], "application/x-webarchive", ["public.data", "public.composite-content"]),
        "com.apple.xml-property-list": row([], nil, ["public.xml", "com.apple.property-list"]),
        "com.apple.binary-property-list": row([], nil, ["com.apple.property-list"]),
        "public.assembly-source": row(["s"], nil, ["public.source-code"]),
        "public.c-source": row(["c"], nil, ["public.source-code"]),
        "public.c-header": row(["h"], nil, ["public.source-code"]),
        "public.c-plus-plus-source": row(["cp", "cpp", "c++", "cc", "cxx"], nil, ["public.source-code"]),
        "public.c-plus-plus-header": row(["hh", "hpp", "h++", "hxx"], nil, ["public.source-code"]),
        "public.objective-c-source": row(["m"], nil, ["public.source-code"]),
        "public.objective-c-plus-plus-source": row(["mm"], nil, ["public.source-code"]),
        "public.script": row([], nil, ["public.source-code"]),
        "public.shell-script": row(["sh", "command"], nil, ["public.script"]),
        "public.python-script": row(["py"], nil, ["public.shell-script"]),
        "public.ruby-script": row(["rb", "rbw"], nil, ["public.shell-script"]),
        "public.perl-script": row(["pl", "pm"], nil, ["public.shell-script"]),
        "public.php-script": row(["php", "php3", "php4", "ph3", "ph4", "phtml"], "text/php", ["public.shell-script"]),
        "public.make-source": row([], nil, ["public.script"]),
        "com.apple.applescript.text": row(["applescript"], nil, ["public.script"]),
        "public.css": row(["css"], "text/css", ["public.text"]),
        "com.apple.icns": row(["icns"], nil, ["public.image"]),
        "public.3d-content": row([], nil, ["public.content"]),
        "public.avi": row(["avi"], "video/avi", ["public.movie"]),
        "public.mpeg-2-video": row(["m2v"], "video/mpeg2", ["public.video"]),
        "com.apple.protected-mpeg-4-video": row(["m4v"], "video/x-m4v", ["public.movie"]),
        "com.apple.protected-mpeg-4-audio": row(["m4p"], nil, ["public.audio"]),
        "public.playlist": row([], nil, []),
        "public.m3u-playlist": row(["m3u", "m3u8"], "audio/mpegurl", ["public.text", "public.playlist"]),
        "com.rsa.pkcs-12": row(["p12", "pfx"], "application/x-pkcs12", ["public.data"]),
        "public.x509-certificate": row(["cer", "crt", "der"], "application/x-x509-ca-cert", ["public.data"]),
        "com.apple.internet-location": row([], nil, ["public.data"]),
        "com.microsoft.internet-shortcut": row(["url"], nil, ["public.data"]),
        "public.to-do-item": row([], nil, []),
    ]
}
