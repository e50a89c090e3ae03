import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import { createContext, type Context, type Site } from '../../kernel/context.ts'
import { inTransaction, type Database } from '../../kernel/database/database.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { receiveNotice, processNotice } from '../provider/receive-notice.ts'
import { resultOf, sandboxColumns, signNotice, type SandboxPayment } from './sandbox-provider.ts'

/**
 * The page's buttons: `slow` responds after 5 s, `late` after the shop has stopped waiting, `twice` sends its notice twice, `silent`
 * pays without a notice, `wrong` charges another amount, `forged` charges nothing and sends a notice with a wrong signature.
 */
export const choices = ['succeed', 'fail', 'cancel', 'slow', 'twice', 'late', 'wrong', 'forged', 'silent'] as const
export type Choice = (typeof choices)[number]

const chosenStates: Record<Choice, SandboxPayment['state']> = {
  succeed: 'success',
  fail: 'fail',
  cancel: 'cancel',
  slow: 'slow',
  twice: 'success',
  late: 'late',
  wrong: 'success',
  forged: 'waiting',
  silent: 'success',
}
const noticeCounts: Record<Choice, number> = { succeed: 1, fail: 1, cancel: 1, slow: 0, twice: 2, late: 0, wrong: 1, forged: 1, silent: 0 }
const slowSeconds = 5
const paymentWindowMinutes = 30

/** The bank's customer has chosen: its books change once, then its notices go out, each on its own as from outside. */
export async function decidePayment(site: Site, reference: string, choice: Choice): Promise<void> {
  const decided = await inTransaction(site.db, async (db) => {
    const payment = await decide(db, reference, choice)
    if (payment?.state === 'slow' || payment?.state === 'late')
      await setTimer(db, 'sandbox.respond', reference, answerDueAt(site.shared.now(), payment))
    return payment
  })
  if (!decided) return
  const { body, signature } = signNotice(site, { ...noticeOf(decided), ...(choice === 'forged' && { outcome: 'success' }) })
  const headers = { signature: choice === 'forged' ? '0'.repeat(64) : signature }
  for (let n = 0; n < noticeCounts[choice]; n++) {
    // A notice that the shop cannot take is lost, as it would be from outside: the shop asks by itself later.
    await receiveNotice(createContext(site, { kind: 'system' }), 'sandbox', { body, headers }).catch((error: unknown) =>
      site.log.warn({ err: error, reference }, 'notice not taken'),
    )
  }
}

function answerDueAt(now: Timestamp, { state, valid_until }: SandboxPayment): Timestamp {
  if (state === 'slow') return plus(now, { seconds: slowSeconds })
  return plus(valid_until ?? plus(now, { minutes: paymentWindowMinutes }), { minutes: 1 })
}

/** The slow and the late answer, when its timer is due. */
export async function sendDelayedNotice(context: Context, reference: string): Promise<void> {
  const { rows } = await sql<SandboxPayment>`
    update sandbox_payment set state = 'success' where reference = ${reference} and state in ('slow', 'late') returning ${sandboxColumns}`.execute(
    context.db,
  )
  if (rows[0]) await processNotice(context, 'sandbox', noticeOf(rows[0]))
}

async function decide(db: Database, reference: string, choice: Choice): Promise<SandboxPayment | undefined> {
  const paid = choice === 'wrong' ? sql`amount + 1` : sql`null`
  const { rows } = await sql<SandboxPayment>`
    update sandbox_payment set state = ${chosenStates[choice]}, paid = ${paid} where reference = ${reference} and state = 'waiting' returning ${sandboxColumns}`.execute(
    db,
  )
  return rows[0]
}

const noticeOf = (payment: SandboxPayment) => ({ notice_id: randomUUID(), reference: payment.reference, ...resultOf(payment) })
