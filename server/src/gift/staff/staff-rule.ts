import type { gift as contract, GiftRule } from '@longmall/contract/gift.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { dayIn, plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { withGoodsNames } from './with-goods-names.ts'

type Row = Omit<GiftRule, 'first_day' | 'last_day' | 'goods_id' | 'goods_name' | 'sku_name'> & { starts_at: Timestamp; ends_at: Timestamp }

/** Does a rule `r` give at an instant? Its window holds its start and not its end (R-06). */
const stateAt = (now: Timestamp): RawBuilder<string> => sql`(case when not r.is_on then 'off' when r.ends_at <= ${now} then 'ended'
  when r.starts_at > ${now} then 'upcoming' when r.granted >= r.total then 'exhausted' else 'running' end)`

const rulesSql = ({ now }: Context, rest: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) => sql<Row>`
    select r.id as rule_id, r.version, ${stateAt(now)} as state, r.trigger, r.grade, r.goods_ids, r.sku_id, r.quantity, r.days, r.is_on,
      decimal_text(r.min_amount, 2) as min_amount, r.total, r.granted,
      (select count(*)::int from member_gift g where g.rule_id = r.id and g.claimed_at is not null) as claimed, r.starts_at, r.ends_at${cursorColumn}
    from gift_rule r where ${rest}`

/** The window as days of the store's zone: the last day is the one before the instant that no longer counts. */
async function show(context: Context, rows: readonly Row[]): Promise<GiftRule[]> {
  const zone = context.setting(zoneSettings.time_zone)
  const named = await withGoodsNames(context, rows)
  return named.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    first_day: dayIn(zone, starts_at),
    last_day: dayIn(zone, plus(ends_at, { seconds: -1 })),
  }))
}

/** One rule as operators edit it. */
export async function findRule(context: Context, rule_id: number): Promise<GiftRule | undefined> {
  const { rows } = await rulesSql(context, sql`r.id = ${rule_id}`).execute(context.db)
  return (await show(context, rows))[0]
}

/** The same for an operator. Refuses `gift.rule_not_found`. */
export async function viewRule(context: Context<StaffActor>, { rule_id }: InputOf<typeof contract.rule>): Promise<GiftRule> {
  const rule = await findRule(context, rule_id)
  if (!rule) throw new Refusal('gift.rule_not_found')
  return rule
}

const order: ListOrder<'rule_id' | 'starts_at' | 'granted' | 'days'> = {
  id: sql`r.id`,
  defaultSort: '-rule_id',
  sorts: {
    rule_id: 'id',
    starts_at: { instant: sql`r.starts_at` },
    granted: { number: sql`r.granted` },
    days: { number: sql`r.days` },
  },
}

/** Rules as operators edit them, the newest first by default, 20 a page by default. */
export async function listRules(
  context: Context<StaffActor>,
  { is_on, trigger, state, ...page }: InputOf<typeof contract.rules>,
): Promise<OutputOf<typeof contract.rules>> {
  const conditions = [
    sql`true`,
    ...(is_on === undefined ? [] : [sql`r.is_on = ${is_on}`]),
    ...(trigger === undefined ? [] : [sql`r.trigger = ${trigger}`]),
    ...(state === undefined ? [] : [sql`${stateAt(context.now)} = ${state}`]),
  ]
  const { list, next } = await readPage(context.db, order, page, ({ after, by, cursorColumn, limit }) =>
    rulesSql(context, sql`${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`, cursorColumn),
  )
  return { list: await show(context, list), next }
}
