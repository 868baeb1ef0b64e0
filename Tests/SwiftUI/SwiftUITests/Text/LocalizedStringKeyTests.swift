import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Keys as Xcode exports them for SwiftUI's texts.
@Suite("Localized string keys") @MainActor struct LocalizedStringKeyTests {
    nonisolated private static let date = Date(timeIntervalSince1970: 0)

    static let keys: [(LocalizedStringKey, String)] = [
        ("plain", "plain"), ("100%", "100%"), ("\(50)%", "%lld%%"), ("\(1) \("a") \(2.5)", "%lld %@ %lf"),
        ("\(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1))", "%d %d %d %lld"),
        ("\(UInt8(1)) \(UInt16(1)) \(UInt32(1)) \(UInt64(1)) \(UInt(1))", "%u %u %u %llu %llu"),
        ("\(Float(1)) \(CGFloat(1))", "%f %lf"), ("\(1.5, specifier: "%.1f") \(3, specifier: "%03lld")", "%.1f %03lld"),
        ("\(0.5, format: .percent) \(Text("x").bold()) \(Image(systemName: "star"))", "%@ %@ %@"),
        ("\(date, style: .date) \(date, formatter: DateFormatter())", "%@ %@"),
        ("\(AttributedString("a")) \(LocalizedStringResource("r"))", "%@ %@"), ("\(true)", "%@"),
        ("\(date...date) \(DateInterval(start: date, duration: 1)) \(timerInterval: date...date)", "%@ %@ %@"),
    ]

    @Test(arguments: 0..<13) func key(_ index: Int) { expect(Self.keys[index].0.key, equals: Self.keys[index].1) }

    @Test func equality() {
        let (one, two) = (1, 2)
        expect(LocalizedStringKey("\(one) a"), equals: LocalizedStringKey("\(one) a"))
        #expect(LocalizedStringKey("\(one) a") != LocalizedStringKey("\(two) a"))
        #expect(LocalizedStringKey("a") != LocalizedStringKey("b"))
        #expect(LocalizedStringKey("\("%lld")") != LocalizedStringKey("%lld"))
        #expect(LocalizedStringKey("\(Text("a").bold())") != LocalizedStringKey("\(Text("a"))"))
        #expect(Text("a", tableName: "T") != Text("a"))
    }
}
