import type { rewardStaff as contract, RuleState, StaffRule } from '@longmall/contract/reward-staff.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import { dayIn, plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { showRewards } from '../queries.ts'
import { ruleStateOf } from '../rules.ts'

type Row = Omit<StaffRule, 'first_day' | 'last_day' | 'state'> & { starts_at: Timestamp; ends_at: Timestamp }

const columns = sql.raw(`
  r.id as rule_id, r.version, r.occasion, decimal_text(r.threshold, 2) as threshold, r.is_each, r.day_number, r.longcoin, decimal_text(r.red_packet, 2) as money,
  r.coupon_id, r.sku_id, r.game_id, r.chances, r.total, r.starts_at, r.ends_at, r.is_on, r.position,
  (select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name) order by t.language) from reward_rule_text t where t.rule_id = r.id) as texts`)

function show({ setting, now }: Context, { starts_at, ends_at, ...row }: Row): StaffRule {
  const zone = setting(zoneSettings.time_zone)
  const state = ruleStateOf({ ...row, starts_at, ends_at }, now)
  return { ...row, state, first_day: dayIn(zone, starts_at), last_day: dayIn(zone, plus(ends_at, { seconds: -1 })) }
}

const rewardOf = ({ money, ...row }: Row) => ({ ...row, red_packet: toSmallest(money ?? '0', 'MONEY') })

/** One rule as operators edit it. */
export async function findStaffRule(context: Context, rule_id: number): Promise<StaffRule | undefined> {
  const { rows } = await sql<Row>`select ${columns},
      case when r.total is null then (select coalesce(sum(g.times), 0)::int from reward_grant g where g.rule_id = r.id) else r.granted end as granted
    from reward_rule r where r.id = ${rule_id}`.execute(context.db)
  return rows[0] && show(context, rows[0])
}

/** The same, in all languages. Refuses `reward.rule_not_found`. */
export async function viewStaffRule(context: Context<StaffActor>, { rule_id }: InputOf<typeof contract.rule_view>): Promise<StaffRule> {
  const found = await findStaffRule(context, rule_id)
  if (!found) throw new Refusal('reward.rule_not_found')
  return found
}

const inState: Record<RuleState, (now: Timestamp) => RawBuilder<boolean>> = {
  upcoming: (now) => sql`r.is_on and r.starts_at > ${now}`,
  running: (now) => sql`r.is_on and r.starts_at <= ${now} and r.ends_at > ${now}`,
  off: (now) => sql`not r.is_on and r.ends_at > ${now}`,
  ended: (now) => sql`r.ends_at <= ${now}`,
}

const orderIn = (language: Language): ListOrder<'rule_id' | 'name' | 'starts_at' | 'granted'> => ({
  id: sql`r.id`,
  defaultSort: '-rule_id',
  sorts: {
    rule_id: 'id',
    name: { text: shortText(textIn(language, { texts: 'reward_rule_text', of: 'rule_id', id: sql`r.id` })) },
    starts_at: { instant: sql`r.starts_at` },
    // Counted are those alone that have a total.
    granted: { number: sql`(case when r.total is not null then r.granted end)`, isNullable: true },
  },
})

/** Rules as operators edit them, the newest first by default, 20 a page by default; counted are those alone that have a total. */
export async function listRules(
  context: Context<StaffActor>,
  { occasion, state, is_on, ...page }: InputOf<typeof contract.list_rules>,
): Promise<OutputOf<typeof contract.list_rules>> {
  const conditions = [
    sql`true`,
    ...(occasion === undefined ? [] : [sql`r.occasion = ${occasion}`]),
    ...(is_on === undefined ? [] : [sql`r.is_on = ${is_on}`]),
    ...(state === undefined ? [] : [inState[state](context.now)]),
  ]
  const { list, next } = await readPage(
    context.db,
    orderIn(context.language),
    page,
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select ${columns}, case when r.total is not null then r.granted end as granted${cursorColumn} from reward_rule r
      where ${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`,
  )
  const gives = await showRewards(context, list.map(rewardOf))
  return { list: list.map((row, n) => ({ ...show(context, row), reward: gives[n]! })), next }
}

type Figures = OutputOf<typeof contract.rule_figures>

/** Figures of a rule; coupons, gifts and chances as it grants them now. Refuses `reward.rule_not_found`. */
export async function viewRuleFigures({ db }: Context<StaffActor>, { rule_id }: InputOf<typeof contract.rule_figures>): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce(sum(g.times), 0)::int as granted, count(distinct g.member_id)::int as members, coalesce(sum(g.longcoin), 0)::float8 as longcoin,
      coalesce(sum(g.clawed_back), 0)::float8 as clawed_back, decimal_text((coalesce(sum(g.vested_times), 0) * r.red_packet)::bigint, 2) as money,
      case when r.coupon_id is null then 0 else count(g.id) filter (where g.vested_times > 0) end::int as coupons, case when r.sku_id is null then 0 else count(g.id) filter (where g.vested_times > 0) end::int as gifts,
      (coalesce(sum(g.vested_times), 0) * r.chances)::float8 as chances
    from reward_rule r left join reward_grant g on g.rule_id = r.id where r.id = ${rule_id} group by r.id`.execute(db)
  if (!rows[0]) throw new Refusal('reward.rule_not_found')
  return rows[0]
}
