import { Money, Text } from '@longmall/contract/fields.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../kernel/database/database.ts'
import type { Notice, Provider } from '../provider/providers.ts'
import { refundOnce } from '../sandbox/refund-once.ts'
import { queryHost } from './query-host.ts'
import { hostAddress, isHostUsable, isSignedByHost, signForHost } from './host-key.ts'

const Outcome = z.enum(['success', 'fail', 'cancel', 'pending'])
const HostReply = z.object({ outcome: Outcome, amount: Money })
const HostNotice = z.extend(HostReply, { notice_id: Text(80), reference: Text(60) })

export interface HostPayment {
  reference: string
  amount: bigint
  state: 'pending' | 'success' | 'fail' | 'cancel'
}

/** What the demo's host has in its books. */
export async function findHostPayment(db: Database, reference: string): Promise<HostPayment | undefined> {
  const { rows } = await sql<HostPayment>`select reference, amount, state from host_payment where reference = ${reference}`.execute(db)
  return rows[0]
}

/**
 * The host app as a provider (HST-06). The shopper's page hands the order to the app by message 012: the address of the
 * payment's result with what is to be paid, signed; the host's server then sends its notice to payment/notice.
 */
export const hostProvider: Provider = {
  isUsable: isHostUsable,
  begin: async ({ db, now, site }, { reference, amount, return_url }) => {
    if (site.config.demo) await db.insertInto('host_payment').values({ reference, amount, created_at: now }).execute()
    const order = `reference=${reference}&amount=${toDecimal(amount, 'MONEY')}&currency=${site.shared.shop.currency}`
    return `${return_url}&${order}&signature=${signForHost(site, order)}`
  },
  readNotice: async (site, { body, headers }) => (isSignedByHost(site, body, headers.signature ?? '') ? noticeOf(body) : null),
  queryResult: async (site, { reference }) => {
    if (hostAddress(site)) {
      const reply = z.safeParse(HostReply, await queryHost(site, { ask: 'state', reference })).data
      return reply ? { outcome: reply.outcome, amount: toSmallest(reply.amount, 'MONEY') } : null
    }
    const payment = await findHostPayment(site.db, reference)
    return payment ? { outcome: payment.state, amount: payment.amount } : null
  },
  refund: async (site, { reference }, { key, amount }) => {
    if (hostAddress(site)) {
      const reply = await queryHost(site, { ask: 'refund', reference, refund_id: key, amount: toDecimal(amount, 'MONEY') })
      if (!reply) throw new Error(`the host knows no payment ${reference}`)
      return
    }
    await refundOnce(site, { reference, key, amount }, async (db) => {
      const { numAffectedRows } = await sql`
        update host_payment set refunded = refunded + ${amount} where reference = ${reference} and state = 'success'`.execute(db)
      return Boolean(numAffectedRows)
    })
  },
}

function noticeOf(body: string): Notice | null {
  const reply = z.safeParse(HostNotice, parseJson(body)).data
  return reply ? { ...reply, amount: toSmallest(reply.amount, 'MONEY') } : null
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
