import CHarfBuzz

/// Calls HarfBuzz.
enum HarfBuzzShaper {
    /// The glyphs from left to right.
    static func shape(_ request: ShapeCache.Request) -> [ShapedGlyph] {
        ShapingBuffers.withBuffer(holding: request.text.count) { shape(request, in: $0) }
    }

    private static func shape(_ request: ShapeCache.Request, in buffer: OpaquePointer?) -> [ShapedGlyph] {
        fill(buffer, request)
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        hb_buffer_set_direction(buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: request.script))
        hb_buffer_set_language(buffer, hb_language_from_string(request.language, -1))
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        let features = request.features.map {
            hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
        }
        hb_shape(request.font.harfBuzz, buffer, features, UInt32(features.count))
        let shaped = glyphs(in: buffer)
        guard request.hasNeighbours else { return shaped }
        return shaped.map { glyph in
            var placed = glyph
            placed.offset = Int32(bitPattern: request.text[Int(glyph.offset) - request.before.count].offset)
            return placed
        }
    }

    /// HarfBuzz takes neighbours only with a whole array, whose indices then stand for the offsets.
    private static func fill(_ buffer: OpaquePointer?, _ request: ShapeCache.Request) {
        guard request.hasNeighbours else {
            for input in request.text { hb_buffer_add(buffer, input.scalar, input.offset) }
            return
        }
        let all = request.before + request.text.map(\.scalar) + request.after
        hb_buffer_add_codepoints(
            buffer, all, Int32(all.count), UInt32(request.before.count), Int32(request.text.count))
    }

    private static func glyphs(in buffer: OpaquePointer?) -> [ShapedGlyph] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let (info, position) = (infos[index], positions[index])
            return ShapedGlyph(
                glyph: info.codepoint, offset: Int32(bitPattern: info.cluster), advance: position.x_advance,
                xOffset: position.x_offset, yOffset: position.y_offset,
                isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
        }
    }
}
