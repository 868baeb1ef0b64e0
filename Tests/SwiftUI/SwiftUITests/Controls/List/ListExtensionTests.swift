import StageSupport
import SwiftUI
import TestSupport
import Testing

extension List {
    /// As libraries write it: a list's constraints are its type's, so that its extension need not repeat them.
    nonisolated fileprivate func reloaded() -> some View { refreshable {} }
}

extension ModifiedContent where Modifier == _IdentifiedModifier<__DesignTimeSelectionIdentifier> {
    fileprivate var marked: Modifier { modifier }
}

@Suite("Code that looks into views") @MainActor struct ListExtensionTests {
    @Test("An extension of List uses the list as a view") func list() throws {
        let stage = try Stage(width: 200, height: 300)
        try stage.show(List { Text("Row") }.reloaded())
        expect(stage.drawn(at: 0).isEmpty, equals: false)
    }

    @Test("A view that is marked for Xcode's canvas is drawn as it is") func marked() throws {
        let identifier = __DesignTimeSelectionIdentifier("Card.swift:3")
        let view = Color.red._identified(by: identifier)
        expect(view.marked.identifier, equals: identifier)
        let (plain, marked) = (try Stage(width: 20, height: 20), try Stage(width: 20, height: 20))
        try plain.show(Color.red)
        try marked.show(view)
        expect(marked.drawn(at: 0).map(\.box), equals: plain.drawn(at: 0).map(\.box))
    }
}
