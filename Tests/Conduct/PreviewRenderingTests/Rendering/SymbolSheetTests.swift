import Foundation
import SwiftUI
import Testing

@testable import PreviewRendering

/// Contact sheets of the symbols that public widgets name, in every rendering mode, against goldens.
///
/// `DRAWING_SHEETS=folder swift test --filter SymbolSheet` also writes pages of all symbols, light and dark, twice as large, as PNG
/// files; of the names in `SYMBOL_NAMES` where that is set.
@Suite("Symbol sheets") @MainActor struct SymbolSheetTests {
    enum Mode: String, CaseIterable, Sendable {
        case monochrome, hierarchical, palette, multicolor, bold, half

        @MainActor func image(_ name: String) -> AnyView {
            let image = Image(systemName: name, variableValue: self == .half ? 0.5 : nil)
            return switch self {
            case .monochrome, .half: AnyView(image)
            case .hierarchical: AnyView(image.symbolRenderingMode(.hierarchical).foregroundStyle(.indigo))
            case .palette: AnyView(image.symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green))
            case .multicolor: AnyView(image.symbolRenderingMode(.multicolor))
            case .bold: AnyView(image.fontWeight(.black))
            }
        }
    }

    @Test("Pages of a part of the symbols are as accepted", arguments: Mode.allCases)
    func page(_ mode: Mode) async throws {
        // Every twenty-fourth one, and some that show a variable value.
        let names = stride(from: 0, to: Self.names.count, by: 24).map { Self.names[$0] } + ["speaker.wave.3.fill", "wifi", "waveform"]
        let page = SymbolPage(names: names, mode: mode, showsNames: false)
        try await Sheet.check(page.background(.white), size: page.size, allowsSimilarSymbols: true, as: "SymbolSheetTests/\(mode.rawValue)")
    }

    @Test("Nothing is missing on any page", arguments: Mode.allCases, [ColorScheme.light, .dark])
    func wholePage(_ mode: Mode, _ scheme: ColorScheme) async throws {
        let names = ProcessInfo.processInfo.environment["SYMBOL_NAMES"]?.split(separator: " ").map(String.init) ?? Self.names
        let page = SymbolPage(names: names, mode: mode)
        let sheet = page.background(scheme == .dark ? .black : .white)
        #expect(try !Sheet.list(sheet, size: page.size, scale: 2, scheme: scheme, allowsSimilarSymbols: true).items.isEmpty)
        try await Sheet.write(sheet, size: page.size, scheme: scheme, allowsSimilarSymbols: true, as: "symbols-\(mode.rawValue)-\(scheme)")
    }

    /// Symbols that widgets in public repositories name.
    private static let names = """
        airplane alarm.fill antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.slash app.badge.fill
        applescript.fill archivebox arrow.2.squarepath arrow.circlepath arrow.clockwise arrow.counterclockwise arrow.down
        arrow.down.circle arrow.down.circle.fill arrow.down.right arrow.down.to.line arrow.forward arrow.forward.circle.fill
        arrow.left arrow.left.arrow.right arrow.right arrow.right.circle arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch arrow.up
        arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.circle arrow.up.circle.fill arrow.up.forward.app
        arrow.up.right arrow.up.right.square arrow.up.to.line arrow.uturn.backward arrow.uturn.backward.circle.fill
        arrowshape.turn.up.left arrowshape.turn.up.left.fill at backward.fill bag.fill balloon.fill banknote.fill
        battery.100percent battery.100percent.bolt battery.75percent bell bell.badge bell.badge.fill bell.fill bell.slash
        bird.fill birthday.cake.fill bolt bolt.fill bolt.shield.fill book.closed book.closed.fill book.fill bookmark
        bookmark.fill bookmark.slash.fill box.truck bubble.left.and.text.bubble.right building.2 building.2.fill
        building.columns bus.fill calendar calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark
        calendar.badge.plus calendar.lunar camera car car.fill cart.fill cat.fill chart.bar chart.bar.fill
        chart.line.uptrend.xyaxis chart.pie.fill checklist checkmark checkmark.circle checkmark.circle.fill checkmark.seal
        checkmark.seal.fill checkmark.shield checkmark.square.fill chevron.backward chevron.compact.down chevron.compact.up
        chevron.down chevron.down.circle chevron.down.circle.fill chevron.forward chevron.left chevron.right chevron.up
        chevron.up.chevron.down chevron.up.circle circle circle.fill circle.lefthalf.filled clock clock.arrow.2.circlepath
        clock.arrow.circlepath clock.badge.exclamationmark clock.badge.exclamationmark.fill clock.badge.questionmark
        clock.fill cloud.bolt.fill cloud.bolt.rain.fill cloud.circle.fill cloud.fill cloud.fog.fill cloud.moon.fill
        cloud.rain.fill cloud.snow.fill cloud.sun.fill cloud.sun.rain.fill creditcard.fill crown.fill cube
        cup.and.saucer.fill diamond.fill doc.fill doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext doc.text
        doc.text.fill doc.text.magnifyingglass dog.fill dollarsign dollarsign.circle dollarsign.circle.fill
        dot.radiowaves.right dot.radiowaves.up.forward dot.scope drop.circle drop.fill ellipsis ellipsis.circle
        ellipsis.circle.fill envelope envelope.fill equal.circle.fill exclamationmark.bubble exclamationmark.bubble.fill
        exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill eye
        eye.fill eye.slash eye.slash.fill face.smiling ferry.fill figure.hiking figure.run figure.walk figure.wave fish
        fish.fill flag.2.crossed.fill flag.checkered flag.fill flame.fill folder folder.fill fork.knife forward.fill
        gauge.high gear gearshape.2 gearshape.fill gift.fill giftcard.fill globe globe.americas.fill globe.europe.africa
        hammer.fill hand.raised hand.raised.fill hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup
        hand.thumbsup.fill hand.wave.fill hare.fill heart heart.circle heart.circle.fill heart.fill hexagon.fill house
        house.fill icloud.slash info.circle info.circle.fill iphone.radiowaves.left.and.right key.fill ladybug.fill
        largecircle.fill.circle leaf.fill lightbulb.fill line.3.horizontal line.3.horizontal.decrease
        line.3.horizontal.decrease.circle link list.bullet list.bullet.rectangle list.bullet.rectangle.portrait
        list.clipboard list.number location.circle location.fill location.slash lock lock.fill magnifyingglass map map.fill
        message.fill minus minus.circle minus.circle.fill moon moon.fill moon.stars moon.stars.fill moon.zzz mountain.2.fill
        network newspaper.fill note.text number number.circle.fill paintbrush.pointed.fill paintpalette paperplane
        paperplane.fill party.popper party.popper.fill pause pause.circle.fill pause.fill pawprint pencil pencil.circle.fill
        person person.2 person.2.fill person.3.fill person.badge.plus person.crop.circle person.crop.circle.badge.xmark
        person.crop.circle.fill person.fill person.fill.badge.plus phone.circle.fill phone.fill photo photo.on.rectangle
        photo.on.rectangle.angled pin pin.fill pin.slash play play.circle.fill play.fill plus plus.circle plus.circle.fill
        plus.magnifyingglass point.topleft.down.to.point.bottomright.curvepath questionmark.circle quote.bubble
        quote.bubble.fill quote.opening record.circle rectangle rectangle.3.group rectangle.portrait.and.arrow.forward
        repeat safari safari.fill sailboat.fill server.rack shippingbox shippingbox.fill shuffle slider.horizontal.3
        sparkles speaker speaker.slash speaker.slash.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill
        sportscourt.fill square square.and.arrow.down square.and.arrow.up square.and.pencil square.fill square.grid.2x2
        square.grid.2x2.fill square.grid.3x3 square.stack.3d.up star star.circle.fill star.fill star.slash stop.circle.fill
        stop.fill sun.max sun.max.fill sun.min sunrise sunrise.fill sunset sunset.fill swift tag tag.fill testtube.2
        text.book.closed text.bubble textformat.abc timer tram tram.fill trash trash.circle.fill trash.fill tray tray.full
        triangle.fill trophy trophy.fill truck.box tuningfork wallet.pass wand.and.stars waveform waveform.path.ecg wifi
        wifi.exclamationmark wifi.slash xmark xmark.circle xmark.circle.fill zzz
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}

/// Symbols with their names, fourteen in a row.
private struct SymbolPage: View {
    let names: [String]
    let mode: SymbolSheetTests.Mode
    var showsNames = true

    private static let columns = 14
    private var rows: Int { (names.count + Self.columns - 1) / Self.columns }
    var size: CGSize { CGSize(width: 60 * Self.columns, height: 52 * rows) }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Self.columns, id: \.self) { column in
                        let index = row * Self.columns + column
                        SymbolCell(name: index < names.count ? names[index] : nil, mode: mode, showsName: showsNames)
                    }
                }
            }
        }
    }
}

private struct SymbolCell: View {
    let name: String?
    let mode: SymbolSheetTests.Mode
    let showsName: Bool

    var body: some View {
        VStack(spacing: 2) {
            if let name { mode.image(name).font(.system(size: 24)).frame(height: 36) }
            if let name, showsName {
                Text(name).font(.system(size: 4.5)).lineLimit(1).frame(width: 58)
            }
        }
        .frame(width: 60, height: 52)
    }
}
