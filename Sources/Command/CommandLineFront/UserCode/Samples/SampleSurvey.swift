import SwiftLexing

/// Finds the parts of a module that are not shown anywhere, and makes samples of them.
struct SampleSurvey {
    /// A file of the user's.
    struct File {
        let path: String
        /// The compiled tokens.
        let tokens: [SwiftToken]
        let declarations: [SourceDeclaration]

        init(path: String, tokens: [SwiftToken]) {
            (self.path, self.tokens) = (path, tokens)
            declarations = DeclarationReader.declarations(in: tokens)
        }
    }

    /// A declaration that is drawn though no preview shows it.
    struct Found {
        /// The number of the file that declares it.
        let file: Int
        let name: String
        /// The line, from 1.
        let line: Int
        /// The source of a file with a preview of it.
        let text: String
        /// The text that it needs in the file that declares it; nil: nothing.
        var guest: String?
    }

    /// A declaration of which no sample can be made.
    struct Blocked: Equatable {
        let name: String
        let obstacle: SampleObstacle

        var message: String { "\(name) (\(obstacle.message))" }
    }

    /// The views that can be made without arguments, in the order of the text.
    private(set) var views: [Found] = []
    /// The other declarations that can be shown with samples, in the order of the text.
    private(set) var samples: [Found] = []
    private(set) var blocked: [Blocked] = []

    private let table: DeclarationTable
    private let reach: SourceReach
    private let tokens: [[SwiftToken]]

    init(_ files: [File]) {
        table = DeclarationTable(files.map(\.declarations))
        reach = SourceReach(files.map { ($0.tokens, $0.declarations) }, table: table)
        tokens = files.map(\.tokens)
        var shown = previewed(files)
        for (number, file) in files.enumerated() {
            for view in ViewScan.views(in: file.declarations) + nestedViews(ofFile: number) {
                shown += reach.unit(ofType: view.name).map { [$0] } ?? []
                if environment(ofType: view.name).isEmpty {
                    views.append(Found(file: number, name: view.name, line: view.line, text: Self.text(showing: view.name)))
                }
            }
        }
        let free = Set(views.map { [$0.file, $0.line] })
        makeSamples(besides: reach.reached(from: shown), of: SampleSubject.all(in: table).filter { !free.contains([$0.file, $0.line]) })
    }

    /// The views inside of namespaces that need no arguments: `Cards.Small`.
    private func nestedViews(ofFile number: Int) -> [ViewScan.Found] {
        table.namespacedNames.compactMap { table.types[$0] }.filter { $0.file == number && !$0.isHidden }.compactMap { entry in
            ViewScan.views(in: [entry.declaration]).first.map { ViewScan.Found(name: entry.name, line: $0.line) }
        }
    }

    static func text(showing view: String) -> String { "import SwiftUI\n\n#Preview(\"\(view)\") { \(view)() }\n" }

    /// The protocols whose conforming types are drawn, or show previews.
    private static let shownProtocols: Set<String> = [
        "PreviewProvider", "Widget", "WidgetBundle", "ControlWidget", "App", "LibraryContentProvider",
    ]

    /// The units that are drawn anyhow.
    private func previewed(_ files: [File]) -> [Int] {
        files.enumerated().flatMap { number, file in
            file.declarations.compactMap { declaration -> Int? in
                if declaration.kind == .preview { return reach.unit(of: declaration, file: number) }
                guard declaration.inherited.contains(where: { $0.lastName.map(Self.shownProtocols.contains) == true }) else { return nil }
                return reach.unit(ofType: declaration.name)
            }
        }
    }

    private func unit(of subject: SampleSubject) -> Int? {
        switch subject.origin {
        case .type(let entry): reach.unit(ofType: entry.name)
        case .member(let declaration, _): reach.unit(of: declaration, file: subject.file)
        }
    }

    /// Returns the types that a type, and everything it shows, expects in the environment and does not put there itself.
    private func environment(ofType name: String) -> [String] {
        reach.unit(ofType: name).map { reach.environment(of: $0) } ?? []
    }

    private mutating func makeSamples(besides shown: Set<Int>, of subjects: [SampleSubject]) {
        var sources: [Int: (subject: SampleSubject, source: SampleSource)] = [:]
        var obstacles: [(unit: Int, blocked: Blocked)] = []
        var wanted: [Int] = []
        for subject in subjects {
            // A view without arguments that lacks only values in the environment is shown by its sample alone.
            guard let unit = unit(of: subject), sources[unit] == nil, !shown.contains(unit) || needsOnlyEnvironment(subject)
            else { continue }
            let scene = SampleScene(subject: subject, table: table, tokens: tokens, environment: reach.environment(of: unit))
            do {
                sources[unit] = (subject, try scene.source())
                wanted.append(unit)
            } catch let obstacle as SampleObstacle {
                obstacles.append((unit, Blocked(name: subject.name, obstacle: obstacle)))
            } catch {}
        }
        let alone = wanted.filter { unit in shown.contains(unit) }
        // Views come first: the parts they show need no samples of their own.
        let others = wanted.filter { !shown.contains($0) }
        let isView = { (unit: Int) in sources[unit]?.subject.kind == .view }
        let tops = alone + reach.tops(of: others.filter(isView) + others.filter { !isView($0) }, besides: shown)
        samples = tops.compactMap { sources[$0] }
            .map {
                Found(file: $0.subject.file, name: $0.source.title, line: $0.subject.line, text: $0.source.text, guest: $0.source.guest)
            }
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        let seen = shown.union(reach.reached(from: tops))
        blocked = obstacles.filter { !seen.contains($0.unit) }.map(\.blocked)
    }

    private func needsOnlyEnvironment(_ subject: SampleSubject) -> Bool {
        guard subject.kind == .view, case .type(let entry) = subject.origin else { return false }
        return !ViewScan.views(in: [entry.declaration]).isEmpty
    }
}
