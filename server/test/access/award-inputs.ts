import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

let year = 2200
/** A draft of the award plan that nothing is wrong with, on a day of its own. */
export const newPlan = (): InputOf<Api['award/save_plan']> => ({
  starts_on: `${year++}-01-01`,
  cap_ppm: 450_000,
  split_threshold: '750.000',
  low_usds_ppm: 300_000,
  high_usds_ppm: 250_000,
  high_usda_ppm: 250_000,
  freeze_days: 3,
  global_weights: [1, 2, 3, 4],
  rates: [{ kind: 'referral', generation: 1, rate_ppm: 100_000 }],
  reason: '',
})

/** A run that stopped at its first step. */
async function openRun({ db }: TestShop): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, opened_at)
    values ('2020-01-01', '2020-01-02', 1, 1000000, 1000, '2020-01-02') returning id`.execute(db)
  return rows[0]!.id
}

/** What changes of the award plan take to be done. */
export function awardInputs(shop: TestShop) {
  const draft = async () => {
    const { plan_id, version } = await (await staffClient(shop, 'owner')).call('award/save_plan', newPlan())
    return { plan_id, version }
  }
  return {
    'award/save_plan': () => Promise.resolve(newPlan()),
    'award/approve_plan': draft,
    'award/withdraw_plan': draft,
    'award/restart_run': async () => ({ run_id: await openRun(shop) }),
  }
}
