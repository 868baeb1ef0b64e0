import ActivityKit
import SwiftUI
import WidgetKit

struct ParcelActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
            ParcelBanner(sender: context.attributes.sender, state: context.state)
                .activityBackgroundTint(nil)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label(context.attributes.sender, systemImage: "shippingbox.fill")
                        .font(.headline).foregroundStyle(.orange)
                        .dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Arrival(minutes: context.state.minutes).font(.title2.bold())
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 10) {
                        Route(progress: context.state.progress)
                        Text("^[\(context.state.stopsLeft) stop](inflect: true) before yours")
                            .font(.subheadline).foregroundStyle(.secondary).contentTransition(.numericText())
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.top, 12)
                }
            } compactLeading: {
                Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
            } compactTrailing: {
                Text("\(context.state.minutes)m").monospacedDigit()
                    .contentTransition(.numericText(value: Double(context.state.minutes)))
            } minimal: {
                Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
            }
            .keylineTint(.orange)
        }
        .supplementalActivityFamilies([.small])
    }
}

/// The minutes until the parcel is here.
private struct Arrival: View {
    let minutes: Int

    var body: some View {
        Text("\(minutes) min").monospacedDigit().contentTransition(.numericText(value: Double(minutes)))
    }
}

/// The way from the depot to the door.
struct Route: View {
    let progress: Double

    var body: some View {
        GeometryReader { space in
            ZStack(alignment: .leading) {
                Capsule().fill(.orange.opacity(0.25))
                Capsule().fill(.orange).frame(width: max(space.size.width * progress, 8))
                Circle().fill(.white).frame(width: 14, height: 14).shadow(radius: 2)
                    .offset(x: (space.size.width - 14) * progress)
            }
        }
        .frame(height: 8)
    }
}

private struct ParcelBanner: View {
    let sender: String
    let state: ParcelAttributes.ContentState

    @Environment(\.activityFamily) private var family

    var body: some View {
        if family == .small {
            HStack {
                Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
                VStack(alignment: .leading) {
                    Text(sender).font(.caption).foregroundStyle(.secondary)
                    Arrival(minutes: state.minutes).font(.headline)
                }
                Spacer()
            }
            .padding(.horizontal)
        } else {
            VStack(alignment: .leading, spacing: 14) {
                HStack {
                    Image(systemName: "shippingbox.fill").font(.title2).foregroundStyle(.orange)
                    VStack(alignment: .leading) {
                        Text(sender).font(.headline)
                        Text("^[\(state.stopsLeft) stop](inflect: true) before yours")
                            .font(.subheadline).foregroundStyle(.secondary).contentTransition(.numericText())
                    }
                    Spacer()
                    Arrival(minutes: state.minutes).font(.title.bold())
                }
                Route(progress: state.progress)
            }
            .padding(18)
        }
    }
}

#Preview("Parcel", as: .content, using: ParcelAttributes.preview) {
    ParcelActivity()
} contentStates: {
    ParcelAttributes.ContentState.loaded
    ParcelAttributes.ContentState.near
    ParcelAttributes.ContentState.here
}

#Preview("Parcel island", as: .dynamicIsland(.expanded), using: ParcelAttributes.preview) {
    ParcelActivity()
} contentStates: {
    ParcelAttributes.ContentState.loaded
    ParcelAttributes.ContentState.near
}

#Preview("Parcel compact", as: .dynamicIsland(.compact), using: ParcelAttributes.preview) {
    ParcelActivity()
} contentStates: {
    ParcelAttributes.ContentState.loaded
    ParcelAttributes.ContentState.near
}

#Preview("Parcel minimal", as: .dynamicIsland(.minimal), using: ParcelAttributes.preview) {
    ParcelActivity()
} contentStates: {
    ParcelAttributes.ContentState.loaded
}
