import CoreImage

extension CIImage {
    /// A picture's stored pixels; nil if it has none.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture, options: options)
    }
}

extension CIColor {
    /// A colour as the light appearance shows it.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
