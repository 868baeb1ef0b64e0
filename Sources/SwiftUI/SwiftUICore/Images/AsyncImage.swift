/// A view that loads a picture and shows it.
///
/// Pictures in files and in `data:` URLs are loaded at once. Nothing is fetched from a network: such a picture stays a placeholder, and
/// the diagnostics report it.
///
/// Source: Apple, SwiftUI `AsyncImage`.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content
    @Environment(\.assetSource) private var assets

    /// Creates an asynchronous image from a view for every phase of the loading.
    ///
    /// - Parameters:
    ///   - url: the location of the picture; nil shows the phase `.empty`.
    ///   - scale: the number of the picture's pixels per point.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// Creates an asynchronous image that is grey until it is loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent<Image, Color> {
        self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(source: .system(.quaternarySystemFill)) })
    }

    /// Creates an asynchronous image from a view for the picture and a placeholder until it is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _AsyncImageContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            _AsyncImageContent(content: phase.image.map(content), placeholder: phase.image == nil ? placeholder() : nil)
        }
    }

    @MainActor @preconcurrency public var body: some View {
        let isRemote = url.map { !$0.isFileURL && $0.scheme != "data" } ?? false
        return content(phase)
            .reporting(
                isRemote && assets != nil, "AsyncImage(url: \(url?.absoluteString ?? ""))",
                instead: "images are not fetched over a network, and its placeholder is drawn")
    }

    @MainActor private var phase: AsyncImagePhase {
        guard let url, url.isFileURL || url.scheme == "data", let assets else { return .empty }
        guard let picture = assets.picture(at: url, scale: scale) else { return .failure(AsyncImageFault(url: url)) }
        return .success(Image(picture.image, scale: scale))
    }
}

/// A loaded picture or its placeholder. Apple's corresponding type is a conditional view.
nonisolated public struct _AsyncImageContent<Content: View, Placeholder: View>: View {
    let content: Content?
    let placeholder: Placeholder?

    @MainActor @preconcurrency public var body: some View {
        content
        placeholder
    }
}

/// The reason why a picture could not be loaded.
struct AsyncImageFault: LocalizedError {
    let url: URL
    var errorDescription: String? { "There is no PNG or JPEG image at \(url.absoluteString.prefix(200)), or it is damaged." }
}

/// The state of loading a picture.
///
/// Source: Apple, SwiftUI `AsyncImagePhase`.
public enum AsyncImagePhase {
    /// The picture is not loaded yet.
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture; nil unless it is loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error of the loading; nil unless it has failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
