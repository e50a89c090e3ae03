import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { addressOfShop } from '../kernel/http/origin.ts'
import { notifyEach, type MemberNotice } from '../messaging/send-mail.ts'
import type { Seat } from './queries.ts'

type Notification =
  | { template: 'team_buy_completed' | 'team_buy_failed' | 'team_buy_removed' | 'team_buy_too_late' }
  | { template: 'team_buy_new_team'; group_id: number; until: Timestamp }

/** Notifies members by mail, each in their own language, what became of their places; who has cancelled the account is not notified. */
export async function notifyMembers(context: Context, seats: readonly Seat[], notification: Notification): Promise<void> {
  const nameOf = await goodsNames(
    context,
    seats.map(({ sku_id }) => sku_id),
  )
  const members = [...new Map(seats.map((seat) => [seat.member_id, seat])).values()]
  const notices = members.map(({ member_id, sku_id }): MemberNotice => {
    const goods = (language: Language) => nameOf(sku_id, language)
    if (notification.template !== 'team_buy_new_team')
      return { member_id, template: notification.template, params: (language) => ({ goods: goods(language) }) }
    const { template, group_id, until } = notification
    const address = `${addressOfShop(context.site.config)}/promotionpages/pintuan/share/share?group_id=${group_id}`
    return { member_id, template, params: (language) => ({ goods: goods(language), until, address }) }
  })
  await notifyEach(context, notices)
}

/** What goods are called: by SKU and language, in English where there is no other name. */
async function goodsNames({ db }: Context, sku_ids: readonly number[]): Promise<(sku_id: number, language: Language) => string> {
  const { rows } = await sql<{ sku_id: number; names: Partial<Record<Language, { goods_name: string }>> }>`
    select u as sku_id, names_of_sku(u) as names from unnest(${[...new Set(sku_ids)]}::int[]) u`.execute(db)
  const names = new Map(rows.map((row) => [row.sku_id, row.names]))
  return (sku_id, language) => (names.get(sku_id)?.[language] ?? names.get(sku_id)?.['en-us'])?.goods_name ?? ''
}
