import TestSupport
import Testing

@testable import CommandLineFront

@Suite("App groups that sources read")
struct AppGroupUsesTests {
    @Test("What may be missing is named, with how to fill it")
    func hint() throws {
        let direct = #"let data = UserDefaults(suiteName: "group.com.a")?.data(forKey: "k")"#
        let constant = #"let id = "group.org.b"; let url = manager.containerURL(forSecurityApplicationGroupIdentifier: id)"#
        expect(AppGroupUses.identifiers(in: [direct, constant, direct]), equals: ["group.com.a", "group.org.b"])
        let hint = try #require(AppGroupUses.hint(for: [direct]))
        expect(
            hint,
            equals: "The code reads the app group group.com.a, which is empty here. Fill a folder FOLDER/group.com.a (preferences: "
                + "Library/Preferences/group.com.a.plist in it) and add --app-group FOLDER")
        expect(AppGroupUses.hint(for: [constant, direct])?.contains("group.org.b, group.com.a, which are empty"), equals: true)
        #expect(AppGroupUses.hint(for: [#"Text("group.x")"#, "let a = 1"]) == nil)
        #expect(AppGroupUses.areOnlyRead(in: [direct, constant]) && !AppGroupUses.areOnlyRead(in: [direct, "shared.set(1, forKey: k)"]))
        #expect(!AppGroupUses.areOnlyRead(in: ["let a = 1"]))
    }
}
