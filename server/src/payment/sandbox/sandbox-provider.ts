import { createHmac, timingSafeEqual } from 'node:crypto'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { ProviderResult, Notice, Provider } from '../provider/providers.ts'
import type { Outcome } from '../rules.ts'
import { refundOnce } from './refund-once.ts'

export interface SandboxPayment {
  reference: string
  amount: bigint
  /** What the customer paid, where that is another amount. */
  paid: bigint | null
  return_url: string
  valid_until: Timestamp | null
  state: 'waiting' | 'slow' | 'late' | 'success' | 'fail' | 'cancel'
}

export const sandboxColumns = sql`reference, amount, paid, return_url, valid_until, state`

export async function findSandboxPayment(db: Database, reference: string): Promise<SandboxPayment | undefined> {
  if (!/^[\w-]{1,60}$/.test(reference)) return undefined
  const { rows } = await sql<SandboxPayment>`select ${sandboxColumns} from sandbox_payment where reference = ${reference}`.execute(db)
  return rows[0]
}

/** The sandbox bank as a provider: its own books, its own signing key made from the installation's. */
export const sandbox: Provider = {
  isUsable: (site) => site.config.demo,
  begin: async ({ db, now, language }, { reference, amount, return_url, valid_until }) => {
    await db.insertInto('sandbox_payment').values({ reference, amount, return_url, valid_until, created_at: now }).execute()
    return `/sandbox-bank/${reference}?language=${language}`
  },
  readNotice: async (site, { body, headers }) => {
    const received = Buffer.from(headers.signature ?? '', 'hex')
    const expected = signatureOf(site, body)
    return received.byteLength === expected.byteLength && timingSafeEqual(received, expected) ? noticeOf(body) : null
  },
  queryResult: async ({ db }, { reference }) => {
    const payment = await findSandboxPayment(db, reference)
    return payment ? resultOf(payment) : null
  },
  refund: (site, { reference }, { key, amount }) =>
    refundOnce(site, { reference, key, amount }, async (db) => {
      const { numAffectedRows } = await sql`
        update sandbox_payment set refunded = refunded + ${amount} where reference = ${reference} and state = 'success'`.execute(db)
      return Boolean(numAffectedRows)
    }),
}

/** The bank's state of a payment: undecided or delayed ones are pending. */
export function resultOf({ state, amount, paid }: SandboxPayment): ProviderResult {
  return { outcome: state === 'waiting' || state === 'slow' || state === 'late' ? 'pending' : state, amount: paid ?? amount }
}

const signatureOf = (site: Site, body: string): Buffer => {
  const key = createHmac('sha256', site.keys.sign).update('sandbox bank notice').digest()
  return createHmac('sha256', key).update(body).digest()
}

function noticeOf(body: string): Notice | null {
  const { notice_id, reference, outcome, amount } = JSON.parse(body) as {
    notice_id: string
    reference: string
    outcome: Outcome
    amount: string
  }
  return { notice_id, reference, outcome, amount: toSmallest(amount, 'MONEY') }
}

/** A notice as the bank sends it: the body and its signature (HMAC-SHA-256, hex). */
export function signNotice(site: Site, notice: Notice): { provider: string; body: string; signature: string } {
  const body = JSON.stringify({ ...notice, amount: toDecimal(notice.amount, 'MONEY') })
  return { provider: 'sandbox', body, signature: signatureOf(site, body).toString('hex') }
}
