import { sql } from 'kysely'
import { createContext, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { raiseAlert } from '../staff/raise-alert.ts'
import { providers } from './providers.ts'

interface PendingRefund {
  id: number
  reference: string
  remote_id: string | null
  payment_id: number
  attempt_id: number
  provider: string
  /** Cents to go back, of the try's. */
  part: bigint
}

/**
 * Sends refunds that the ledger has booked to the providers. A failed one is retried in the next round, and operators see it. Returns
 * how many were sent.
 */
export async function sendRefunds(site: Site): Promise<number> {
  const { rows } = await sql<PendingRefund>`
    select r.id, r.payment_id, r.attempt_id, r.amount as part, t.provider, t.reference, t.remote_id
    from payment_refund r join payment_attempt t on t.id = r.attempt_id where r.state = 'refunding' order by r.id`.execute(site.db)
  let sent = 0
  for (const refund of rows) {
    try {
      await providers[refund.provider]!.refund(site, refund, { key: `${refund.reference}-${refund.id}`, amount: refund.part })
      await markRefundSent(site, refund)
      sent++
    } catch (error) {
      site.log.error({ err: error, reference: refund.reference }, 'refund not sent')
      await raiseFailureAlert(site, refund, error)
    }
  }
  return sent
}

/** A try that goes back whole is back when nothing of it is on its way any more. */
async function markRefundSent(site: Site, { id, attempt_id }: PendingRefund): Promise<void> {
  await inTransaction(site.db, async (db) => {
    await sql`update payment_refund set state = 'refunded', refunded_at = ${site.shared.now()} where id = ${id} and state = 'refunding'`.execute(
      db,
    )
    await sql`
      update payment_attempt set state = 'refunded' where id = ${attempt_id} and state = 'refunding'
        and not exists (select from payment_refund where attempt_id = ${attempt_id} and state = 'refunding')`.execute(db)
  })
}

const raiseFailureAlert = (site: Site, { payment_id, reference, id, provider }: PendingRefund, error: unknown) =>
  raiseAlert(createContext(site, { kind: 'system' }), {
    kind: 'refund_not_sent',
    subject: `${reference} ${id}`,
    payment_id,
    provider,
    details: { error: error instanceof Error ? error.message.slice(0, 200) : 'unknown' },
  })

export const refundsJob: Job = { name: 'payment-refunds', cron: '* * * * *', run: async (site) => void (await sendRefunds(site)) }
