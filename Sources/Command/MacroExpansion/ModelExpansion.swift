/// Expands `@Model` on a class into the members that SwiftData requires of a model: its stored data, and their place.
///
/// Source: Apple, SwiftData `Model()`.
enum ModelExpansion {
    /// Marks that `@Model` reads on variables that are kept.
    static let marks: Set<String> = ["Attribute", "Relationship", "_PersistedProperty"]

    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        switch attachment.macroRole {
        case "extension": return .expansion(source: conformance(of: attachment), errors: [])
        case "memberAttribute":
            let member = StoredProperties("class Member { \(attachment.declSyntax.source)\n}", passing: marks)
            return .expansion(source: member.properties.isEmpty ? "" : "@SwiftData._PersistedProperty", errors: [])
        default: break
        }
        let location = attachment.declSyntax.location
        let source = attachment.declSyntax.source
        guard isClass(source) else {
            let error = PluginReply.Diagnostic(
                message: "'@Model' applies to classes only: a context cannot store the values of a struct", fileName: location.fileName,
                offset: location.offset)
            return .expansion(source: nil, errors: [error])
        }
        return .expansion(source: members(of: StoredProperties(source, passing: marks), in: source), errors: [])
    }

    private static func isClass(_ source: String) -> Bool {
        var reader = SourceReader(source)
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece == "class" { return true }
            if piece == "struct" || piece == "enum" || piece == "actor" || piece.hasPrefix("{") { return false }
        }
        return false
    }

    private static func conformance(of attachment: PluginRequest.Attachment) -> String {
        let missing = attachment.conformanceListSyntax?.source ?? ""
        guard let type = attachment.extendedTypeSyntax?.source else { return "" }
        let needed = [("Observable", "Observation.Observable"), ("PersistentModel", "SwiftData.PersistentModel")]
        return needed.filter { missing.contains($0.0) }.map { "extension \(type): \($0.1) {}" }.joined(separator: "\n")
    }

    private static func members(of stored: StoredProperties, in source: String) -> String {
        let isPublic = !stored.modifiers.isDisjoint(with: ["public", "open"])
        let access = isPublic ? "public " : stored.modifiers.contains("package") ? "package " : ""
        let name = stored.name
        let data = "any SwiftData.BackingData<\(name)>"
        var metadata = stored.properties.map { property in
            "SwiftData.Schema.PropertyMetadata(name: \"\(plain(property.name))\", keypath: \\\(name).\(property.name), "
                + "defaultValue: nil, metadata: \(mark(of: property)))"
        }
        metadata += constraints(in: source).map { constraint in
            "SwiftData.Schema.PropertyMetadata(name: \"\", keypath: \\\(name).persistentModelID, defaultValue: nil, "
                + "metadata: SwiftData.Schema.Unique<\(name)>\(constraint))"
        }
        let presence = stored.properties.map { "    _\(plain($0.name)) = _SwiftDataNoType()\n" }.joined()
        return """
            @SwiftData.Transient
            private var _$backingData: \(data) = \(name).createBackingData()
            \(access)var persistentBackingData: \(data) {
                get { _$backingData }
                set { _$backingData = newValue }
            }
            \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
                    \(metadata.joined(separator: ",\n        "))
                ]
            }
            \(access)required init(backingData: \(data)) {
            \(presence)    self.persistentBackingData = backingData
            }
            @SwiftData.Transient
            private let _$observationRegistrar = Observation.ObservationRegistrar()
            struct _SwiftDataNoType {}
            """
    }

    /// A name without the marks that let it be a keyword.
    static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    private static func mark(of property: StoredProperties.Property) -> String {
        guard let mark = property.attributes.first(where: { $0.name == "Attribute" || $0.name == "Relationship" }) else { return "nil" }
        return "SwiftData.Schema.\(mark.name)\(mark.arguments.isEmpty ? "()" : mark.arguments)"
    }

    /// Returns the arguments in parentheses of each `#Unique<Type>` of the class.
    private static func constraints(in source: String) -> [String] {
        var reader = SourceReader(source)
        var body: Substring?
        while !reader.isAtEnd, body == nil {
            let piece = reader.takePiece()
            if piece.hasPrefix("{") { body = piece.dropFirst().dropLast() }
        }
        guard let body else { return [] }
        reader = SourceReader(body)
        var found: [String] = []
        while !reader.isAtEnd {
            guard reader.takePiece() == "#", reader.rest.hasPrefix("Unique") else { continue }
            while let next = reader.next, next != "(", next != "\n" { _ = reader.takePiece() }
            if reader.next == "(" { found.append(String(reader.takePiece())) }
        }
        return found
    }
}

/// Expands a variable of a model into one that reads and writes the model's backing data, and notifies observers.
enum PersistedPropertyExpansion {
    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        let member = StoredProperties("class Member { \(attachment.declSyntax.source)\n}", passing: ModelExpansion.marks)
        guard let property = member.properties.first else { return .expansion(source: "", errors: []) }
        let name = property.name
        let store = "_\(ModelExpansion.plain(name))"
        guard attachment.macroRole == "accessor" else {
            return .expansion(source: "@SwiftData.Transient private var \(store): _SwiftDataNoType = _SwiftDataNoType()", errors: [])
        }
        let source = """
            {
                @storageRestrictions(accesses: _$backingData, initializes: \(store))
                init(initialValue) {
                    _$backingData.setValue(forKey: \\.\(name), to: initialValue)
                    \(store) = _SwiftDataNoType()
                }
                get {
                    _$observationRegistrar.access(self, keyPath: \\.\(name))
                    return self.getValue(forKey: \\.\(name))
                }
                set {
                    _$observationRegistrar.withMutation(of: self, keyPath: \\.\(name)) {
                        self.setValue(forKey: \\.\(name), to: newValue)
                    }
                }
            }
            """
        return .expansion(source: source, errors: [])
    }
}

/// Expands `@ModelActor` on an actor into its container, its executor and an initialiser.
enum ModelActorExpansion {
    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        if attachment.macroRole == "extension" {
            let missing = attachment.conformanceListSyntax?.source ?? ""
            guard let type = attachment.extendedTypeSyntax?.source, missing.contains("ModelActor") else {
                return .expansion(source: "", errors: [])
            }
            return .expansion(source: "extension \(type): SwiftData.ModelActor {}", errors: [])
        }
        let isPublic = StoredProperties(attachment.declSyntax.source).modifiers.contains("public")
        let access = isPublic ? "public " : ""
        let source = """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer
            \(access)init(modelContainer: SwiftData.ModelContainer) {
                modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
        return .expansion(source: source, errors: [])
    }
}

/// Expands `@Query` on a variable of a view into the query and its accessors.
enum QueryExpansion {
    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        let location = attachment.declSyntax.location
        let member = StoredProperties("struct Member { \(attachment.declSyntax.source)\n}", passing: ["Query", "Previewable"])
        guard let property = member.properties.first, let type = property.type else {
            let error = PluginReply.Diagnostic(
                message: "'@Query' needs the type of its variable: an array of models", fileName: location.fileName,
                offset: location.offset)
            return .expansion(source: nil, errors: [error])
        }
        let name = "_\(ModelExpansion.plain(property.name))"
        let arguments = property.attributes.first { $0.name == "Query" }?.arguments ?? ""
        let query = "SwiftData.Query<\(element(of: type)), \(type)>"
        // In a preview's closure, which is compiled but not run: `#Preview` makes a view of it, without the mark. A local variable
        // has nothing beside it.
        if property.attributes.contains(where: { $0.name == "Previewable" }) {
            let value = "\(query)\(arguments.isEmpty ? "()" : arguments).wrappedValue"
            return .expansion(source: attachment.macroRole == "accessor" ? "{\n    get { \(value) }\n}" : "", errors: [])
        }
        if attachment.macroRole == "accessor" { return .expansion(source: "{\n    get { \(name).wrappedValue }\n}", errors: []) }
        // The module sees it however hidden the variable is: a hidden one would hide the view's own initialiser, too, and apps make views
        // with private queries by their other variables, from other files.
        return .expansion(source: "var \(name): \(query) = .init\(arguments.isEmpty ? "()" : arguments)", errors: [])
    }

    private static func element(of type: String) -> String {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return "(\(type)).Element" }
        return String(type.dropFirst().dropLast())
    }
}
