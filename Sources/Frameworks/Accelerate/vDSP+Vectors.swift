import Foundation

// More functions of C: each reads with strides and writes its result into memory.
//
// Source: Apple, Accelerate "vDSP", with the order of arguments of its header.

private func each(_ count: vDSP_Length, _ body: (Int) -> Void) { for index in 0..<Int(count) { body(index) } }

// MARK: Vectors and numbers

/// Each value times a number and plus another.
public func vDSP_vsmsa(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
    _ D: UnsafeMutablePointer<Float>, _ ID: vDSP_Stride, _ N: vDSP_Length
) { each(N) { D[$0 * ID] = A[$0 * IA] * B.pointee + C.pointee } }
public func vDSP_vsadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] + B.pointee } }
public func vDSP_vsdiv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] / B.pointee } }
/// Each value between two limits.
public func vDSP_vclip(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
    _ D: UnsafeMutablePointer<Float>, _ ID: vDSP_Stride, _ N: vDSP_Length
) { each(N) { D[$0 * ID] = min(max(A[$0 * IA], B.pointee), C.pointee) } }
public func vDSP_vneg(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = -A[$0 * IA] } }
public func vDSP_vsq(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] * A[$0 * IA] } }
/// Decibels of each value against a reference: of power if the flag is 0, of amplitude if it is 1.
public func vDSP_vdbcon(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length, _ F: UInt32
) { each(N) { C[$0 * IC] = (F == 0 ? 10 : 20) * log10(A[$0 * IA] / B.pointee) } }

// MARK: Two vectors

/// The second vector minus the first, which the header names B.
public func vDSP_vsub(
    _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] - B[$0 * IB] } }
/// The second vector divided by the first, which the header names B.
public func vDSP_vdiv(
    _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] / B[$0 * IB] } }
public func vDSP_vmax(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = max(A[$0 * IA], B[$0 * IB]) } }
public func vDSP_vmin(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = min(A[$0 * IA], B[$0 * IB]) } }

// MARK: Sums and filters

public func vDSP_svesq(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    var sum: Float = 0
    each(N) { sum += A[$0 * IA] * A[$0 * IA] }
    C.pointee = sum
}
/// The greatest value and the offset of it, in floats.
public func vDSP_maxvi(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ I: UnsafeMutablePointer<vDSP_Length>,
    _ N: vDSP_Length
) {
    (C.pointee, I.pointee) = (-.infinity, 0)
    each(N) { if A[$0 * IA] > C.pointee { (C.pointee, I.pointee) = (A[$0 * IA], vDSP_Length($0 * IA)) } }
}
/// A filter of P factors, applied at every DF-th value.
public func vDSP_desamp(
    _ A: UnsafePointer<Float>, _ DF: vDSP_Stride, _ F: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length,
    _ P: vDSP_Length
) {
    each(N) { place in
        var sum: Float = 0
        each(P) { sum += A[place * DF + $0] * F[$0] }
        C[place] = sum
    }
}

// MARK: Filling

public func vDSP_vfill(_ A: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length) {
    each(N) { C[$0 * IC] = A.pointee }
}
public func vDSP_vclr(_ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length) { each(N) { C[$0 * IC] = 0 } }
public func vDSP_vramp(
    _ A: UnsafePointer<Float>, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A.pointee + Float($0) * B.pointee } }

// MARK: Integers

public func vDSP_vfltu8(
    _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = Float(A[$0 * IA]) } }
public func vDSP_vflt16(
    _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = Float(A[$0 * IA]) } }
public func vDSP_vflt32(
    _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = Float(A[$0 * IA]) } }
/// Each value without its fraction; values beyond the type's range are at its ends.
public func vDSP_vfixu8(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = whole(A[$0 * IA]) } }
public func vDSP_vfix16(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = whole(A[$0 * IA]) } }
public func vDSP_vfix32(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = whole(A[$0 * IA]) } }

private func whole<Number: FixedWidthInteger>(_ value: Float) -> Number {
    value.isNaN ? 0 : Number(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
}
