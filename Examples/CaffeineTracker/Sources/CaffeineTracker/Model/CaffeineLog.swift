import Foundation

/// One drink that someone had.
struct CaffeineLog: Hashable, Codable {
    let drink: Drink
    let date: Date
}
