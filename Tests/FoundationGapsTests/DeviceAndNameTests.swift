import Foundation
import FoundationGaps
import Testing

@Suite("Words that Linux refuses")
struct DeviceAndNameTests {
    @Test("A device of pictures is cool and has power")
    func device() {
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && !ProcessInfo.processInfo.isiOSAppOnMac)
    }

    @available(*, deprecated, message: "Linux marks the formatter so.")
    @Test("Names are written by their formatter, too")
    func names() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        let written = [PersonNameComponentsFormatter.Style.abbreviated, .short, .medium, .default].map {
            PersonNameComponentsFormatter.localizedString(from: name, style: $0)
        }
        #expect(written == ["AL", "Ada", "Ada Lovelace", "Ada Lovelace"])
        var spoken = PersonNameComponents()
        spoken.givenName = "Eyda"
        name.phoneticRepresentation = spoken
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: .phonetic) == "Eyda")
    }
}
