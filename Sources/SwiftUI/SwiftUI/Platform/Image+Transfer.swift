import CoreTransferable
import Foundation

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(exportedContentType: .png) { image in
            let picture = await MainActor.run { ImageRenderer(content: image).pngData() }
            guard let picture else { throw CocoaError(.fileWriteUnknown) }
            return picture
        }
    }
}
