import BundledFonts
import CommandLineFront
import Foundation
import ImageCodecs
import Typesetting
import WidgetArchive

/// A kind of files that come from elsewhere, with its readers, some small whole files, and inputs made from them.
package enum FuzzedKind: CaseIterable, Hashable {
    case image, font
    /// The structure of a widget's archive, in a file whose lengths and checksum are right.
    case archive
    case input(UntrustedInput)

    package static var allCases: [FuzzedKind] { [.image, .font, .archive] + UntrustedInput.allCases.map(FuzzedKind.input) }

    package init?(name: String) {
        guard let kind = FuzzedKind.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }

    package var name: String {
        if case .input(let input) = self { input.rawValue } else { "\(self)" }
    }

    /// Reads a file of the kind. A fault of a reader's ends the process.
    ///
    /// - Parameter folder: a folder of its own, absolute, for kinds that are read from the disk.
    /// - Returns: false where the file is damaged, so that it is reported or left out.
    package func read(_ bytes: [UInt8], in folder: String) throws -> Bool {
        switch self {
        case .input(let input):
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            return try input.read(bytes, in: folder)
        case .image: return ImageReading.read(bytes)
        case .font: return try Self.readFont(bytes)
        case .archive: return try Self.readArchive(bytes)
        }
    }

    /// Whole files of the kind.
    package var corpus: [[UInt8]] {
        get throws {
            switch self {
            case .input(let input): FuzzCorpus.files(of: input)
            case .image: try ImageReading.files()
            case .font: try Self.fonts()
            case .archive: [FuzzCorpus.archive]
            }
        }
    }

    /// The words that files of the kind are made of; empty for files that are no text.
    package var words: [String] {
        switch self {
        case .input(let input): FuzzCorpus.words(of: input)
        case .archive: FuzzCorpus.archiveWords
        case .image, .font: []
        }
    }

    private static func fonts() throws -> [[UInt8]] {
        try BundledFonts.sources().map { Array($0.bytes) }.filter { $0.count < 20_000 }
    }

    private static func readFont(_ bytes: [UInt8]) throws -> Bool {
        do {
            let source = FontLibrary.Source(name: "damaged", bytes: Data(bytes), role: .systemText(isItalic: false))
            let font = FontDescription(sizeInPoints: 17, weight: 650)
            let paragraph = Paragraph(
                runs: [TextRun(text: "Hamburgefonts 012 é שלום", font: font)], style: ParagraphStyle(),
                library: try FontLibrary(sources: [source]))
            let size = paragraph.layout(width: 80, height: nil).size
            precondition(size.width.isFinite && size.height.isFinite, "A text has a size.")
            return true
        } catch is FontError {
            return false
        }
    }

    private static func readArchive(_ structure: [UInt8]) throws -> Bool {
        do {
            let archive = try WidgetArchive(bytes: ArchiveContainer.bytes(structure: structure, pixels: []))
            // An archive that could be read can be written, and read again.
            let again = try WidgetArchive(bytes: archive.bytes())
            precondition(again.entries.count == archive.entries.count, "An archive keeps its entries.")
            return true
        } catch is ArchiveError {
            return false
        }
    }
}

/// Makes the inputs of a fuzzer: input `n` of a seed is always the same.
package struct FuzzInputs {
    private let corpus: [[UInt8]]
    private let words: [[UInt8]]
    private let seed: UInt64

    /// The most bytes of an input made of words: what takes a second at this size takes longer at the size of real files.
    private static let largest = 1 << 15

    /// - Parameter files: further whole files.
    package init(_ kind: FuzzedKind, seed: UInt64, and files: [[UInt8]] = []) throws {
        corpus = try kind.corpus + files
        words = kind.words.map { Array($0.utf8) }
        self.seed = seed
    }

    package func input(_ number: Int) -> [UInt8] {
        var mutator = FileMutator(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number))
        guard !words.isEmpty else { return mutator.damaged(corpus) }
        switch mutator.choice(4) {
        case 0: return mutator.repetitive(words, largest: Self.largest)
        case 1: return mutator.worded(mutator.damaged(corpus), words)
        default: return mutator.damaged(corpus)
        }
    }
}
