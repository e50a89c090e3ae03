import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import { packedOrder } from '../packing/packed-order.ts'
import '../../order/progress/events.ts'
import { fulfilmentSettings } from '../settings.ts'
import { finishRecharge } from '../virtual/deliver-virtual.ts'
import { topUpProvider, type TopUp, type TopUpOutcome } from './top-up-provider.ts'
import { unfulfilled } from '../../order/rules.ts'

const maxPauseMinutes = 24 * 60

/**
 * Queries the provider for an order's top-up, with no transaction open (timer `fulfilment.reconcile_top_up`). Done: the order is
 * completed. Failed: it is refunded automatically and the member is notified. Unknown: queried again after as long as it has been
 * pending, at most a day, and never refunded automatically, since it may still arrive. An order that was refunded meanwhile does not
 * change.
 */
export async function reconcileTopUp(context: Context, subject: string): Promise<void> {
  const order_id = Number(subject)
  const { rows } = await sql<{ reference: string; mobile: string; order_line_id: number; sent_at: Timestamp }>`
    select reference, mobile, order_line_id, sent_at from phone_recharge
    where order_id = ${order_id} and state = 'sent' order by id`.execute(context.db)
  if (!rows[0]) return
  const { lines } = await packedOrder(context, order_id)
  const outcomes = await Promise.all(
    rows.map(({ reference, mobile, order_line_id }) => {
      const { sku_id, quantity } = lines.find(({ order_goods_id }) => order_goods_id === order_line_id)!
      return queryProvider(context, { reference, mobile, sku_id, quantity })
    }),
  )
  const { sent_at } = rows[0]
  await context.transaction(async (inner) => {
    await lockOrder(inner.db, order_id)
    if (!unfulfilled.includes((await packedOrder(inner, order_id)).state)) return
    if (outcomes.includes('unknown')) return retryLater(inner, order_id, sent_at)
    await (outcomes.includes('failed') ? failRecharge(inner, order_id) : finishRecharge(inner, order_id))
  })
}

async function queryProvider(context: Context, topUp: TopUp): Promise<TopUpOutcome> {
  try {
    return (await topUpProvider(context)?.request(context, topUp)) ?? 'unknown'
  } catch (error) {
    context.site.log.warn({ error, reference: topUp.reference }, 'a top-up provider did not answer')
    return 'unknown'
  }
}

async function retryLater({ db, now, setting }: Context, order_id: number, sent_at: Timestamp): Promise<void> {
  const waitedMinutes = (Date.parse(now) - Date.parse(sent_at)) / 60_000
  const minutes = Math.min(maxPauseMinutes, Math.max(setting(fulfilmentSettings.recharge_minutes), Math.ceil(waitedMinutes)))
  await setTimer(db, 'fulfilment.reconcile_top_up', order_id, plus(now, { minutes }))
}

async function failRecharge(context: Context, order_id: number): Promise<void> {
  const { order_no, member_id } = await packedOrder(context, order_id)
  await sql`
    update phone_recharge set state = 'failed', done_at = ${context.now} where order_id = ${order_id} and state = 'sent'`.execute(
    context.db,
  )
  await recordOrderEvent(context, order_id, 'recharge_failed')
  // In a transaction of its own, which takes the payment's lock before the order's.
  await emit(context, 'order.refund_due', { order_id, reason: 'recharge_failed', key: 'recharge' })
  await notifyMember(context, member_id, 'recharge_failed', () => ({ number: order_no }))
}
