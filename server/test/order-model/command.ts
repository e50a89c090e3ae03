import fc from 'fast-check'
import { compare } from './compare.ts'
import type { Stage } from './stage.ts'
import type { World } from './world.ts'

/** A sequence under way: the stage, and what the escrow held before it. */
export interface RunState {
  stage: Stage
  escrow: number
}

/** How often each command was played in this process. */
export const runCounts = new Map<string, number>()

/** The `which`-th of those that a command could be about; undefined when there is none. */
export const target = <One>(all: readonly One[], which: number): One | undefined => all[which % all.length]

/**
 * A command about a target that `can` finds in the world; `run` does it in the shop and in the world, and then the two are
 * compared. It keeps nothing of its own, so that a failing sequence replays.
 */
export function command<Fields extends object, Target>(
  name: string,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
  what: {
    can: (world: World, chosen: Fields) => Target | undefined
    run: (stage: Stage, target: Target, chosen: Fields) => Promise<unknown>
  },
): fc.Arbitrary<fc.AsyncCommand<World, RunState>> {
  runCounts.set(name, 0)
  return fc.record(fields).map((chosen) => ({
    check: (world) => what.can(world, chosen as Fields) !== undefined,
    async run(world, { stage, escrow }) {
      stage.world.tick()
      await what.run(stage, what.can(world, chosen as Fields)!, chosen as Fields)
      await compare(stage, escrow)
      runCounts.set(name, runCounts.get(name)! + 1)
    },
    toString: () => `${name}(${JSON.stringify(chosen)})`,
  }))
}
