import UIKit

/// The controller that another one presents: an alert or an action sheet as SwiftUI's, others as a sheet or a cover.
struct PresentedOver: ViewModifier {
    let controller: UIViewController?

    @ViewBuilder
    func body(content: Content) -> some View {
        if let controller {
            shown(over: content, by: controller)
        } else {
            content
        }
    }

    /// The controller that is to be shown: the presented one, or a controller that is an alert itself.
    private func presented(by controller: UIViewController) -> UIViewController? {
        controller is UIAlertController ? controller : controller.presentedViewController
    }

    @ViewBuilder
    private func shown(over content: Content, by controller: UIViewController) -> some View {
        let alert = presented(by: controller) as? UIAlertController
        let other = alert == nil ? presented(by: controller) : nil
        let title = Text(verbatim: alert?.title ?? "")
        content
            .alert(title, isPresented: binding(controller, alert?.preferredStyle == .alert)) {
                AlertActions(alert: alert)
            } message: {
                if let message = alert?.message { Text(verbatim: message) }
            }
            .confirmationDialog(
                title, isPresented: binding(controller, alert?.preferredStyle == .actionSheet),
                titleVisibility: alert?.title == nil ? .hidden : .visible
            ) {
                AlertActions(alert: alert)
            } message: {
                if let message = alert?.message { Text(verbatim: message) }
            }
            .sheet(isPresented: binding(controller, other.map { !$0.coversScreen } == true)) {
                if let other { ControllerContent(other).modifier(SheetSettings(sheet: other.sheetPresentationController)) }
            }
            .fullScreenCover(isPresented: binding(controller, other?.coversScreen == true)) {
                if let other { ControllerContent(other) }
            }
    }

    private func binding(_ controller: UIViewController, _ isShown: Bool) -> Binding<Bool> {
        Binding {
            isShown
        } set: { isShown in
            if !isShown { controller.dismiss(animated: true) }
        }
    }
}

/// The heights and the look of a controller's sheet.
private struct SheetSettings: ViewModifier {
    let sheet: UISheetPresentationController?

    func body(content: Content) -> some View {
        content
            .presentationDetents(Set((sheet?.detents ?? []).map(detent)))
            .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
            .presentationCornerRadius(sheet?.preferredCornerRadius)
    }

    private func detent(_ detent: UISheetPresentationController.Detent) -> PresentationDetent {
        switch detent.kind {
        case .medium: .medium
        case .large: .large
        case .custom(let height): height(UIKitSurroundings.current.screenSize.height * 0.9).map { .height($0) } ?? .large
        }
    }
}

extension UIViewController {
    fileprivate var coversScreen: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
        default: false
        }
    }
}

/// The fields and buttons of an alert, in UIKit's order.
private struct AlertActions: View {
    let alert: UIAlertController?

    var body: some View {
        ForEach(Array((alert?.textFields ?? []).enumerated()), id: \.offset) { _, field in
            if field.isSecureTextEntry {
                SecureField(field.placeholder ?? "", text: text(of: field))
            } else {
                TextField(field.placeholder ?? "", text: text(of: field))
            }
        }
        ForEach(Array((alert?.actions ?? []).enumerated()), id: \.offset) { _, action in
            Button(role: action.role, action: { action.perform() }) { Text(verbatim: action.title ?? "") }
                .disabled(!action.isEnabled)
        }
    }

    private func text(of field: UITextField) -> Binding<String> {
        Binding {
            field.text ?? ""
        } set: { text in
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }
}

extension UIAlertAction {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
