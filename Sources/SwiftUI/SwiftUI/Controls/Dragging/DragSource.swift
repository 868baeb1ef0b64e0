import UIKit
import UniformTypeIdentifiers

/// The cargo that is carried from a view: values of the program, and the provider that other programs would get.
struct DragCargo {
    var item: Any?
    var provider: NSItemProvider

    init<T>(_ item: T) {
        self.item = item
        provider =
            switch item {
            case let text as String: NSItemProvider(object: NSString(string: text))
            case let address as URL: NSItemProvider(object: address as NSURL)
            default: NSItemProvider()
            }
    }

    init(_ provider: NSItemProvider) {
        self.provider = provider
        item =
            switch provider.object {
            case let text as NSString: String(describing: text)
            case let address as NSURL: address as URL
            default: nil
            }
    }

    /// Returns whether the cargo is available as one of the types.
    func conforms(to types: [String]) -> Bool { !provider.types(conformingTo: types).isEmpty }
}

/// The place of a carried view.
struct CarriedPlace: Equatable {
    /// The middle of the view in the window when it was picked up, and the distance it has been carried.
    var start: CGPoint
    var translation: CGSize
    /// True while the view hangs on the finger; false while it flies back.
    var isHeld: Bool
}

/// A view that a finger picks up and carries: it stays where it is, and a copy or a preview follows the finger over the window.
nonisolated struct DragSource<Content: View>: View {
    let content: Content
    let cargo: @MainActor () -> DragCargo
    let preview: (@MainActor () -> AnyView)?
    @State private var place: CarriedPlace?

    @MainActor var body: some View {
        let place = $place
        content
            .presenting(
                place.wrappedValue.map {
                    Presentation(
                        form: .carried($0, preview: preview), content: { AnyView(EmptyView()) }, close: { place.wrappedValue = nil })
                }
            )
            .highPriorityGesture(
                ObservedGesture(base: CarryGesture(cargo: cargo)) { outcome in
                    switch outcome {
                    case .possible, .pending, .failed: break
                    case .changed(let value):
                        place.wrappedValue = CarriedPlace(start: value.start, translation: value.translation, isHeld: true)
                    case .ended(let value):
                        guard value.isTaken != true else { return place.wrappedValue = nil }
                        let back = CGSize(width: value.home.x - value.start.x, height: value.home.y - value.start.y)
                        withAnimation(.spring(duration: 0.35)) {
                            place.wrappedValue = CarriedPlace(start: value.start, translation: back, isHeld: false)
                        } completion: {
                            place.wrappedValue = nil
                        }
                    }
                })
    }
}

/// A view that is carried, over the window. How high it is lifted and how it goes are judged by eye.
struct CarriedLayer: View {
    let shown: ShownPresentation
    let place: CarriedPlace
    let preview: (@MainActor () -> AnyView)?

    var body: some View {
        let size = size
        LiftedView(shown: shown, preview: preview)
            .frame(width: size.width, height: size.height)
            .scaleEffect(place.isHeld ? Self.lift : 1)
            .shadow(color: .black.opacity(place.isHeld ? 0.25 : 0), radius: 10, y: 4)
            .offset(place.translation)
            .allowsHitTesting(false)
            .layoutValue(
                key: PresentationPlaceKey.self,
                value: .at(CGPoint(x: place.start.x - size.width / 2, y: place.start.y - size.height / 2))
            )
            .zIndex(shown.level + 2)
            .transition(.carrying)
    }

    fileprivate nonisolated static var lift: CGFloat { 1.05 }

    private var size: CGSize {
        guard let preview else { return shown.anchor.size }
        return ViewTree.fittingSize(of: preview(), proposal: .unspecified, environment: shown.environment)
    }
}

extension AnyTransition {
    fileprivate static var carrying: AnyTransition {
        .asymmetric(
            insertion: .scale(scale: 1 / CarriedLayer.lift).animation(.easeOut(duration: 0.2)),
            removal: .opacity.animation(.easeOut(duration: 0.2)))
    }
}
