import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestShop } from '../harness.ts'
import type { RunState } from './command.ts'
import { moneyCommands } from './commands-money.ts'
import { orderCommands } from './commands-orders.ts'
import { finishAll, returnCommands } from './commands-refunds.ts'
import { compare, compareBank } from './compare.ts'
import { openStage, openModelShop } from './stage.ts'
import type { World } from './world.ts'

const weighted = [...moneyCommands, ...orderCommands, ...returnCommands]
/**
 * Plays sequences of commands in the shop and in the model side by side, and lets each come to rest: then the escrow holds
 * nothing of it any more. `LONGMALL_RUNS` plays more; a failure names its seed and path, which `LONGMALL_SEED` and
 * `LONGMALL_PATH` play again and make smaller.
 */
export async function runSequences(shop: TestShop, { runs, seed }: { runs: number; seed: number }): Promise<void> {
  const { LONGMALL_RUNS, LONGMALL_SEED, LONGMALL_PATH } = process.env
  const modelShop = await openModelShop(shop)
  const commands = fc.commands<World, RunState, false>([fc.oneof(...weighted)], {
    maxCommands: 50,
    size: 'max',
  })
  const property = fc.asyncProperty(commands, async (sequence) => {
    const stage = await openStage(modelShop)
    const escrow = stage.world.money.escrow
    await fc.asyncModelRun(() => ({ model: stage.world, real: { stage, escrow } }), sequence)
    await finishAll(stage)
    await compare(stage, escrow)
    await compareBank(stage)
    expect(stage.world.money.escrow).toBe(escrow)
  })
  const replay = LONGMALL_PATH ? { path: LONGMALL_PATH } : {}
  await fc.assert(property, {
    numRuns: Number(LONGMALL_RUNS ?? runs),
    seed: Number(LONGMALL_SEED ?? seed),
    endOnFailure: !LONGMALL_SEED,
    ...replay,
  })
}
