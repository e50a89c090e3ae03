import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { TestShop } from '../harness.ts'

/** A timer that has failed. */
async function failedTimer({ db }: TestShop): Promise<{ job_key: string }> {
  const { rows } = await sql<{ id: bigint }>`
    insert into timer (kind, subject, due_at, attempts, error, failed_at)
    values ('order.settle', ${randomUUID()}, store_now() + interval '1 hour', 1, 'Error: out of order', store_now()) returning id`.execute(
    db,
  )
  return { job_key: `timer-${rows[0]!.id}` }
}

/** What each change of jobs takes to be done. */
export const jobInputs = (shop: TestShop) =>
  ({
    'ops/retry_job': async () => failedTimer(shop),
    'ops/discard_job': async () => ({ ...(await failedTimer(shop)), reason: 'Done by hand' }),
    'ops/run_job': async () => ({ name: 'clean-up' }),
  }) satisfies { [Path in keyof Api]?: () => Promise<InputOf<Api[Path]>> }
