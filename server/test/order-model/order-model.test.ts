import { expect, test } from 'vitest'
import { openTestShop } from '../harness.ts'
import { runCounts } from './command.ts'
import { runSequences } from './run-sequences.ts'

const shop = await openTestShop()
test(
  'QUA-05 R-01 R-02 R-11 R-25 orders, money and returns are after any sequence of commands as a small model says',
  {
    timeout: 900_000,
  },
  async () => {
    await runSequences(shop, { runs: 60, seed: 20260731 })
    // A replay plays one sequence only.
    if (process.env.LONGMALL_SEED) return
    expect([...runCounts.values()].filter((times) => times > 0).length).toBeGreaterThanOrEqual(32)
  },
)
