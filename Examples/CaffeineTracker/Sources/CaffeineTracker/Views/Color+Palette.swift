import SwiftUI

extension Color {
    /// The text of the widget: coffee, nearly black.
    static let espresso = Color(red: 0.24, green: 0.15, blue: 0.14)

    /// The background of the widget: the average colour of the universe, which happens to be coffee with much milk.
    static let cosmicLatte = Color(red: 1.0, green: 0.97, blue: 0.91)
}
