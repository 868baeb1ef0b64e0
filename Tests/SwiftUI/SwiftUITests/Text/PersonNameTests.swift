import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Names of people, as Foundation's documentation writes them.
@Suite struct PersonNameTests {
    private static let thomas: PersonNameComponents = {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        return name
    }()

    @Test(
        "Apple's example",
        arguments: [
            (.short, "Tom"), (.medium, "Thomas Clark"), (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
        ] as [(PersonNameComponents.FormatStyle.Style, String)])
    func documented(_ style: PersonNameComponents.FormatStyle.Style, _ expected: String) {
        expect(Self.thomas.formatted(.name(style: style)), equals: expected)
        expect(Self.thomas.formatted(), equals: "Thomas Clark")
    }

    @Test(
        "Family names first",
        arguments: [
            ("太郎", "山田", "ja_JP", "山田太郎", "山田"), ("민준", "김", "ko_KR", "김민준", "김"), ("Béla", "Bartók", "hu_HU", "Bartók Béla", "BB"),
            ("Béla", "Bartók", "en_US", "Béla Bartók", "BB"), ("太郎", "山田", "en_US", "山田太郎", "山田"),
            ("Ada", "", "en_US", "Ada", "A"), ("", "Lovelace", "hu_HU", "Lovelace", "L"), ("", "", "de_DE", "", ""),
        ])
    func order(_ given: String, _ family: String, _ locale: String, _ medium: String, _ initials: String) {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = (given, family)
        let style = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: locale))
        expect(name.formatted(style), equals: medium)
        let short = PersonNameComponents.FormatStyle(style: .abbreviated, locale: Locale(identifier: locale))
        expect(name.formatted(short), equals: initials)
    }
}
