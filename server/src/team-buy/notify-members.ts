import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { addressOfShop } from '../kernel/http/origin.ts'
import { queueMail } from '../messaging/send-mail.ts'
import type { Seat } from './queries.ts'

type Notification =
  | { template: 'team_buy_completed' | 'team_buy_failed' | 'team_buy_removed' | 'team_buy_too_late' }
  | { template: 'team_buy_new_team'; group_id: number; until: Timestamp }

/** Notifies members by mail, each in their own language, what became of their places; who has cancelled the account is not notified. */
export async function notifyMembers(context: Context, seats: readonly Seat[], notification: Notification): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; language: Language }>`
    select id, email, language from member where id = any (${seats.map((one) => one.member_id)}::int[]) and state <> 'cancelled' order by id`.execute(
    context.db,
  )
  for (const { id, email, language } of rows) {
    const { sku_id } = seats.find((one) => one.member_id === id)!
    const [sku] = await skusForSale({ ...context, language }, [sku_id])
    const goods = sku?.goods_name ?? ''
    const recipient = { to: email, language }
    if (notification.template !== 'team_buy_new_team') {
      await queueMail(context, { ...recipient, template: notification.template, params: { goods } })
      continue
    }
    const address = `${addressOfShop(context.site.config)}/promotionpages/pintuan/share/share?group_id=${notification.group_id}`
    await queueMail(context, { ...recipient, template: notification.template, params: { goods, until: notification.until, address } })
  }
}
