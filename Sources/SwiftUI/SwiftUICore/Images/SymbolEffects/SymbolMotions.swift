/// The combined motion of all effects around a symbol, over time.
///
/// The drawing at a moment is a function of the updates so far and of that moment.
struct SymbolMotions {
    private var players: [Player] = []

    /// The motion started by one effect.
    private struct Player {
        var effect: AppliedSymbolEffect
        var runs: [SymbolMotionRun] = []
        var hold: SymbolMotionHold?
    }

    /// True if nothing has ever moved.
    var isEmpty: Bool { players.isEmpty }

    /// Takes the effects of an update.
    ///
    /// - Parameters:
    ///   - figure: the current form of the symbol.
    ///   - isResting: whether everything stood still before the update. Repeating effects then restart, because the last picture showed
    ///     the symbol at rest.
    mutating func update(to effects: [AppliedSymbolEffect], _ figure: SymbolMotionFigure, at time: Double, isResting: Bool) {
        guard !(players.isEmpty && effects.isEmpty) else { return }
        players = effects.enumerated().map { index, effect in
            guard index < players.count, players[index].effect.motion.kind == effect.motion.kind else {
                return Self.player(for: effect, at: time)
            }
            return Self.player(players[index], changedTo: effect, figure, at: time, isResting: isResting)
        }
    }

    mutating func forEachRun(_ action: (inout SymbolMotionRun) -> Void) {
        for player in players.indices {
            for run in players[player].runs.indices { action(&players[player].runs[run]) }
        }
    }

    mutating func forEachHold(_ action: (inout SymbolMotionHold) -> Void) {
        for player in players.indices {
            guard var hold = players[player].hold else { continue }
            action(&hold)
            players[player].hold = hold
        }
    }

    private static func player(for effect: AppliedSymbolEffect, at time: Double) -> Player {
        var player = Player(effect: effect)
        guard case .active(let isActive) = effect.trigger else { return player }
        if effect.motion.isHeld {
            player.hold = SymbolMotionHold(effect.motion, isActive: isActive)
        } else if isActive {
            player.runs = [SymbolMotionRun(effect.motion, options: effect.options, isOnce: false, at: time)]
        }
        return player
    }

    private static func player(
        _ old: Player, changedTo effect: AppliedSymbolEffect, _ figure: SymbolMotionFigure, at time: Double, isResting: Bool
    ) -> Player {
        var player = old
        player.effect = effect
        player.runs.removeAll { $0.end(figure) <= time }
        if isResting {
            for index in player.runs.indices where !player.runs[index].end(figure).isFinite {
                player.runs[index].restart(at: time)
            }
        }
        guard effect.trigger.differs(from: old.effect.trigger) else { return player }
        switch effect.trigger {
        case .value:
            // A playing effect completes its repetition, and the effect plays again: at once beside one other, and after the first of
            // two. More would add up, and a value that keeps changing would make the symbol grow without end.
            player.runs.removeAll { $0.start > time }
            for index in player.runs.indices { player.runs[index].finish(at: time, figure) }
            let ends = player.runs.map { $0.end(figure) }
            let start = ends.count < 2 ? time : ends.min() ?? time
            player.runs.append(SymbolMotionRun(effect.motion, options: effect.options, isOnce: true, at: start))
        case .active(let isActive):
            if effect.motion.isHeld {
                player.hold?.set(isActive: isActive, speed: effect.options.speedFactor, at: time, figure)
            } else if isActive {
                let start = player.runs.map { $0.end(figure) }.reduce(time, max)
                player.runs.append(SymbolMotionRun(effect.motion, options: effect.options, isOnce: false, at: start))
            } else if isResting {
                player.runs = []
            } else {
                for index in player.runs.indices { player.runs[index].finish(at: time, figure) }
            }
        }
        return player
    }

    /// Returns the pose of every layer at a moment; nil if all are at rest.
    ///
    /// - Parameter isFrozen: whether the moment is shown as a still, in which motions that return to their start do not appear.
    func poses(of figure: SymbolMotionFigure, at time: Double, isFrozen: Bool) -> [SymbolPose]? {
        guard !players.isEmpty else { return nil }
        let poses = figure.layers.map { layer in
            players.reduce(SymbolPose.rest) { pose, player in
                let held = player.hold.map { pose.combined(with: $0.pose(of: layer, at: time)) } ?? pose
                guard !isFrozen else { return held }
                return player.runs.reduce(held) { $0.combined(with: $1.pose(of: layer, in: figure, at: time)) }
            }
        }
        return poses.allSatisfy { $0 == .rest } ? nil : poses
    }

    /// Returns the moment at which everything that ends by itself has ended.
    func settlingTime(_ figure: SymbolMotionFigure) -> Double {
        players.reduce(-.infinity) { latest, player in
            let ends = player.runs.map { $0.end(figure) }.filter(\.isFinite)
            return max(latest, player.hold?.end(figure) ?? -.infinity, ends.max() ?? -.infinity)
        }
    }

    /// Returns true if an effect repeats without end. An effect triggered by a value plays only for its own duration.
    func recur(_ figure: SymbolMotionFigure) -> Bool {
        players.contains { player in player.runs.contains { !$0.end(figure).isFinite } }
    }

    /// Returns the first moment, at or after the given one, at which repeating effects are at rest.
    func rest(after time: Double, _ figure: SymbolMotionFigure) -> Double {
        players.flatMap(\.runs).filter { !$0.end(figure).isFinite }.reduce(time) { max($0, $1.rest(after: time, figure)) }
    }

    /// Returns the loops of effects that repeat for as long as they are active.
    func loops(_ figure: SymbolMotionFigure) -> [AnimationLoop] { players.flatMap(\.runs).compactMap { $0.loop(figure) } }
}
