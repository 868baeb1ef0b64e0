@_exported import SwiftUI

/// The picture of an item: a note on grey, as pictures are not fetched.
///
/// Source: Apple, MusicKit `ArtworkImage`.
nonisolated public struct ArtworkImage: View {
    private let width: CGFloat?
    private let height: CGFloat?

    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
    public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }

    @MainActor @preconcurrency public var body: some View {
        Rectangle().fill(.quaternary).frame(width: width, height: height)
            .overlay { Image(systemName: "music.note").font(.title).foregroundStyle(.secondary) }
            .onAppear { MusicReport.note("ArtworkImage shows a blank picture") }
    }
}

/// A choice of the page on which Apple Music is offered.
///
/// Source: Apple, MusicKit `MusicSubscriptionOffer`.
public enum MusicSubscriptionOffer {
    /// The parts of the page.
    public struct Options: Sendable {
        /// The page's title.
        public struct MessageIdentifier: Hashable, Sendable {
            private let name: String
            public static let join = MessageIdentifier(name: "join")
            public static let connect = MessageIdentifier(name: "connect")
            public static let addMusic = MessageIdentifier(name: "addMusic")
            public static let playMusic = MessageIdentifier(name: "playMusic")
        }
        public var messageIdentifier = MessageIdentifier.join
        public var itemID: MusicItemID?
        public init(messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil) {
            (self.messageIdentifier, self.itemID) = (messageIdentifier, itemID)
        }
        public static let `default` = Options()
    }
}

extension View {
    /// Presents the page on which Apple Music is offered: a card.
    ///
    /// Source: Apple, MusicKit `musicSubscriptionOffer(isPresented:options:onLoadCompletion:)`.
    nonisolated public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View {
        sheet(isPresented: isPresented) {
            ContentUnavailableView("Apple Music", systemImage: "music.note", description: Text("The offer is not shown here."))
                .onAppear { onLoadCompletion(MusicReport.failure("musicSubscriptionOffer")) }
        }
    }
}
