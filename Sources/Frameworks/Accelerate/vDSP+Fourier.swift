import Foundation

/// Complex numbers whose real and imaginary parts are apart.
///
/// Source: Apple, Accelerate `DSPSplitComplex`.
public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// A complex number.
public struct DSPComplex: Hashable, Sendable {
    public var real: Float
    public var imag: Float
    public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}

/// The factors of Fourier transforms.
public final class _FourierSetup: Sendable {
    let log2n: UInt
    init(log2n: UInt) { self.log2n = log2n }
}

public typealias FFTSetup = _FourierSetup
public typealias FFTRadix = Int32
public typealias FFTDirection = Int32
public let kFFTRadix2: Int32 = 0
public let FFT_FORWARD: Int32 = 1
public let FFT_INVERSE: Int32 = -1
public let kFFTDirection_Forward: Int32 = 1
public let kFFTDirection_Inverse: Int32 = -1
public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HANN_NORM: Int32 = 2
public let vDSP_HALF_WINDOW: Int32 = 1

public func vDSP_create_fftsetup(_ Log2n: vDSP_Length, _ Radix: FFTRadix) -> FFTSetup? { _FourierSetup(log2n: Log2n) }
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}

/// Transforms complex numbers in place; forwards without a factor, and backwards as well.
///
/// Source: Apple, Accelerate `vDSP_fft_zip`.
public func vDSP_fft_zip(
    _ setup: FFTSetup, _ C: UnsafePointer<DSPSplitComplex>, _ IC: vDSP_Stride, _ Log2N: vDSP_Length, _ direction: FFTDirection
) {
    transform(C.pointee, IC, count: 1 << Int(Log2N), sign: direction == FFT_FORWARD ? -1 : 1)
}

/// Transforms `1 << Log2N` real numbers, packed as half as many complex ones, in place. Forwards the result is twice the mathematical one,
/// with the last real part in the first imaginary one.
///
/// Source: Apple, Accelerate `vDSP_fft_zrip`, "Packing for One-Dimensional Arrays".
public func vDSP_fft_zrip(
    _ setup: FFTSetup, _ C: UnsafePointer<DSPSplitComplex>, _ IC: vDSP_Stride, _ Log2N: vDSP_Length, _ direction: FFTDirection
) {
    let (count, half, parts) = (1 << Int(Log2N), 1 << max(Int(Log2N) - 1, 0), C.pointee)
    let isForward = direction == FFT_FORWARD
    if isForward { transform(parts, IC, count: half, sign: -1) }
    let (firstReal, firstImaginary) = (parts.realp[0], parts.imagp[0])
    let factor: Float = isForward ? 2 : 1
    parts.realp[0] = (firstReal + firstImaginary) * factor
    parts.imagp[0] = (firstReal - firstImaginary) * factor
    // The transform of the real numbers is made of the even and odd parts of that of the complex ones.
    for index in 1..<max(half / 2 + 1, 1) where half > 1 {
        let (low, high) = (index * IC, (half - index) * IC)
        let angle = (isForward ? -2 : 2) * Double.pi * Double(index) / Double(count)
        let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
        let (a, b, c, d) = (parts.realp[low], parts.imagp[low], parts.realp[high], parts.imagp[high])
        let (evenReal, evenImaginary) = (a + c, b - d)
        let (oddReal, oddImaginary) = isForward ? (b + d, c - a) : (-(b + d), a - c)
        let (turnedReal, turnedImaginary) = (oddReal * cosine - oddImaginary * sine, oddReal * sine + oddImaginary * cosine)
        (parts.realp[low], parts.imagp[low]) = (evenReal + turnedReal, evenImaginary + turnedImaginary)
        (parts.realp[high], parts.imagp[high]) = (evenReal - turnedReal, turnedImaginary - evenImaginary)
    }
    if !isForward { transform(parts, IC, count: half, sign: 1) }
}

/// Transforms complex numbers by Cooley and Tukey's method.
private func transform(_ parts: DSPSplitComplex, _ stride: Int, count: Int, sign: Double) {
    var place = 0
    for index in 1..<max(count, 1) {
        var bit = count >> 1
        while place & bit != 0 {
            place ^= bit
            bit >>= 1
        }
        place |= bit
        if index < place {
            for part in [parts.realp, parts.imagp] {
                (part[index * stride], part[place * stride]) = (part[place * stride], part[index * stride])
            }
        }
    }
    var length = 2
    while length <= count {
        let step = sign * 2 * Double.pi / Double(length)
        for start in Swift.stride(from: 0, to: count, by: length) {
            for offset in 0..<length / 2 {
                let (cosine, sine) = (Float(cos(step * Double(offset))), Float(sin(step * Double(offset))))
                let (low, high) = ((start + offset) * stride, (start + offset + length / 2) * stride)
                let real = parts.realp[high] * cosine - parts.imagp[high] * sine
                let imaginary = parts.realp[high] * sine + parts.imagp[high] * cosine
                (parts.realp[high], parts.imagp[high]) = (parts.realp[low] - real, parts.imagp[low] - imaginary)
                (parts.realp[low], parts.imagp[low]) = (parts.realp[low] + real, parts.imagp[low] + imaginary)
            }
        }
        length *= 2
    }
}

/// Splits pairs of numbers into real and imaginary parts.
public func vDSP_ctoz(
    _ C: UnsafePointer<DSPComplex>, _ IC: vDSP_Stride, _ Z: UnsafePointer<DSPSplitComplex>, _ IZ: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) {
        let value = C[index * IC / 2]
        (Z.pointee.realp[index * IZ], Z.pointee.imagp[index * IZ]) = (value.real, value.imag)
    }
}

/// The magnitudes of complex numbers.
public func vDSP_zvabs(
    _ A: UnsafePointer<DSPSplitComplex>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = hypot(A.pointee.realp[index * IA], A.pointee.imagp[index * IA]) }
}

/// The squares of the magnitudes.
public func vDSP_zvmags(
    _ A: UnsafePointer<DSPSplitComplex>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) {
        let (real, imaginary) = (A.pointee.realp[index * IA], A.pointee.imagp[index * IA])
        C[index * IC] = real * real + imaginary * imaginary
    }
}

/// A Hann window: with the factor 0.8165 where it is normalised, and only its first half if asked for.
///
/// Source: Apple, Accelerate `vDSP_hann_window`.
public func vDSP_hann_window(_ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length, _ FLAG: Int32) {
    let factor: Float = FLAG & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
    let count = FLAG & vDSP_HALF_WINDOW != 0 ? (Int(N) + 1) / 2 : Int(N)
    for index in 0..<count { C[index] = factor * (1 - cos(2 * .pi * Float(index) / Float(N))) }
}
