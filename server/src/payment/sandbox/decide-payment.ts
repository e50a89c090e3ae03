import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plus } from '../../kernel/clock.ts'
import { createContext, type Context, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database.ts'
import { setTimer } from '../../kernel/timers.ts'
import { receiveNotice } from '../provider/receive-notice.ts'
import { signNotice, type SandboxPayment } from './books.ts'

/** What the page's buttons do: `slow` answers after 5 s, `twice` sends its notice twice, `silent` pays and sends none. */
export const choices = ['succeed', 'fail', 'cancel', 'slow', 'twice', 'silent'] as const
export type Choice = (typeof choices)[number]

const stateOf: Record<Choice, SandboxPayment['state']> = {
  succeed: 'success',
  fail: 'fail',
  cancel: 'cancel',
  slow: 'slow',
  twice: 'success',
  silent: 'success',
}
const noticesOf: Record<Choice, number> = { succeed: 1, fail: 1, cancel: 1, slow: 0, twice: 2, silent: 0 }
const slowSeconds = 5

/** The bank's customer has chosen: its books change once, then its notices go out, each on its own as from outside. */
export async function decidePayment(site: Site, reference: string, choice: Choice): Promise<void> {
  const decided = await inTransaction(site.db, async (db) => {
    const kept = await moveState(createContext(site, { kind: 'system' }, { db }), reference, 'waiting', stateOf[choice])
    if (kept && choice === 'slow') await setTimer(db, 'sandbox.answer', reference, plus(site.shared.now(), { seconds: slowSeconds }))
    return kept
  })
  if (!decided) return
  const notice = noticeFrom(site, decided)
  for (let n = 0; n < noticesOf[choice]; n++) {
    // A notice that the shop cannot take is lost, as it would be from outside: the shop asks by itself later.
    await inTransaction(site.db, (db) => receiveNotice(createContext(site, { kind: 'system' }, { db }), notice)).catch((error: unknown) =>
      site.log.warn({ err: error, reference }, 'notice not taken'),
    )
  }
}

/** The slow answer, when its timer is due. */
export async function answerSlowly(context: Context, reference: string): Promise<void> {
  const decided = await moveState(context, reference, 'slow', 'success')
  if (decided) await receiveNotice(context, noticeFrom(context.site, decided))
}

async function moveState(
  { db }: Context,
  reference: string,
  from: SandboxPayment['state'],
  to: SandboxPayment['state'],
): Promise<SandboxPayment | undefined> {
  const { rows } = await sql<SandboxPayment>`
    update sandbox_payment set state = ${to} where reference = ${reference} and state = ${from} returning reference, amount, return_url, state`.execute(
    db,
  )
  return rows[0]
}

const noticeFrom = (site: Site, { reference, amount, state }: SandboxPayment) =>
  signNotice(site, {
    notice_id: randomUUID(),
    reference,
    amount,
    outcome: state === 'success' || state === 'fail' || state === 'cancel' ? state : 'pending',
  })
