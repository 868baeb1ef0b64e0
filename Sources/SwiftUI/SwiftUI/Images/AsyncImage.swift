/// A view that loads a picture and shows it.
///
/// Pictures in files and in addresses of the form `data:` are loaded at once. Nothing is fetched from a network: such a picture
/// stays a placeholder, and the diagnostics say so.
///
/// Source: Apple, SwiftUI `AsyncImage`.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content
    @Environment(\.assetSource) private var assets

    /// A view made of every phase of the loading.
    ///
    /// - Parameters:
    ///   - url: where the picture is; nil shows what `.empty` does.
    ///   - scale: pixels of the picture per point.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// The picture, in grey until it is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent<Image, Color> {
        self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(source: .system(.quaternarySystemFill)) })
    }

    /// A view made of the picture, or a placeholder until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _AsyncImageContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            _AsyncImageContent(content: phase.image.map(content), placeholder: phase.image == nil ? placeholder() : nil)
        }
    }

    public var body: some View {
        let isRemote = url.map { !$0.isFileURL && $0.scheme != "data" } ?? false
        return content(phase)
            .reporting(
                isRemote && assets != nil, "AsyncImage(url: \(url?.absoluteString ?? ""))",
                instead: "nothing is fetched from a network, its placeholder is")
    }

    private var phase: AsyncImagePhase {
        guard let url, url.isFileURL || url.scheme == "data", let assets else { return .empty }
        guard let picture = assets.picture(at: url, scale: scale) else { return .failure(AsyncImageFault(url: url)) }
        return .success(Image(picture.image, scale: scale))
    }
}

/// A picture that is there or what stands for it. Apple's type of the same use is a conditional view.
public struct _AsyncImageContent<Content: View, Placeholder: View>: View {
    let content: Content?
    let placeholder: Placeholder?

    public var body: some View {
        content
        placeholder
    }
}

/// Why a picture could not be loaded.
struct AsyncImageFault: LocalizedError {
    let url: URL
    var errorDescription: String? { "There is no PNG or JPEG file at \(url.absoluteString.prefix(200)), or it is damaged." }
}

/// How far the loading of a picture has come.
///
/// Source: Apple, SwiftUI `AsyncImagePhase`.
public enum AsyncImagePhase {
    /// Nothing is there yet.
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why the picture is not there, if it could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
