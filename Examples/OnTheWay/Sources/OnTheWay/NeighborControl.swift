import AppIntents
import SwiftUI
import WidgetKit

/// Whether the parcel may be left with a neighbour.
struct NeighborControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Neighbor", provider: Provider()) { isAllowed in
            ControlWidgetToggle("Leave Next Door", isOn: isAllowed, action: LeaveNextDoor()) { isOn in
                Label(isOn ? "Allowed" : "Ring First", systemImage: isOn ? "house.fill" : "bell.fill")
            }
            .tint(.orange)
        }
        .displayName("Leave Next Door")
        .description("Lets the courier leave parcels with a neighbour.")
    }

    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { Courier.leavesNextDoor }
    }
}

struct LeaveNextDoor: SetValueIntent {
    static let title: LocalizedStringResource = "Leave Next Door"

    @Parameter(title: "Allowed") var value: Bool

    func perform() async throws -> some IntentResult {
        Courier.leavesNextDoor = value
        return .result()
    }
}

/// What the courier is told.
private enum Courier {
    static var leavesNextDoor: Bool {
        get { defaults?.bool(forKey: "leavesNextDoor") ?? false }
        set { defaults?.set(newValue, forKey: "leavesNextDoor") }
    }

    private static var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.ontheway") }
}
