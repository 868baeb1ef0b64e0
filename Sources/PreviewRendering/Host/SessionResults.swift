import Foundation

/// What a session collects for the page that ends it.
@MainActor
struct SessionResults {
    var differences: [GoldenDifference] = []
    private var previews: [(preview: CatalogedPreview, plan: PreviewPlan, files: PreviewJob.WrittenFiles)] = []

    mutating func add(_ preview: CatalogedPreview, plan: PreviewPlan, files: PreviewJob.WrittenFiles) {
        previews.append((preview, plan, files))
    }
}
