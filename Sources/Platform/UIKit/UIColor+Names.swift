import Foundation

extension UIColor {
    /// The name of the colour in words, such as "dark blue", for people who do not see it.
    ///
    /// Source: Apple, UIKit `accessibilityName`, which names hue, brightness and saturation; the bounds between the names are judged by eye.
    public var accessibilityName: String {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        if brightness < 0.12 { return "black" }
        if saturation < 0.1 {
            return brightness > 0.95 ? "white" : brightness > 0.7 ? "light gray" : brightness < 0.35 ? "dark gray" : "gray"
        }
        let bounds: [(end: CGFloat, name: String)] = [
            (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"), (290, "purple"), (330, "magenta"),
            (345, "pink"), (361, "red"),
        ]
        let name = bounds.first { hue * 360 < $0.end }?.name ?? "red"
        if name == "orange", brightness < 0.7 { return brightness < 0.4 ? "dark brown" : "brown" }
        if name == "red", saturation < 0.6, brightness > 0.8 { return "pink" }
        let light = brightness < 0.5 ? "dark " : saturation < 0.4 && brightness > 0.8 ? "light " : ""
        return light + name
    }
}
