import Foundation

/// One drink that someone had.
struct CaffeineLog: Hashable {
    let drink: Drink
    let date: Date
}
