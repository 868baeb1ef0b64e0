// Apple's Image I/O: pictures in files, read whole or as thumbnails, and written as PNG or JPEG.
@_exported import CoreGraphics
