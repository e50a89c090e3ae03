import { isDeepStrictEqual } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { cutoffOf, dayAfter, settlementTimer } from '@longmall/server/src/award/settlement/schedule.ts'
import { today } from '@longmall/server/src/award/plan/today.ts'
import { insertSale } from '@longmall/server/src/award/test/network-model.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import { sql } from 'kysely'
import { makeMember, retryQuery } from './call.ts'
import { findViolations } from './check-outcome.ts'
import type { Outcome } from './run-kills.ts'
import type { Stage } from './stage.ts'

type SettlementFault = 'kill' | 'kill the database'

/** A statement of a run at which something breaks: in the transaction that it belongs to, or once that one is committed and its answer is lost. */
export interface SettlementPoint {
  fault: SettlementFault
  statement: string
  /** Which of these statements, counted from the last break. */
  number: number
  when: 'in its transaction' | 'after its commit'
}

const wholeSteps = ['insert into settlement_run', 'update award_event', 'select settlement_volumes', 'select settlement_write_lines']
const everywhere: readonly (readonly [string, number])[] = [
  ...wholeSteps.map((statement) => [statement, 1] as const),
  ['select post_lines', 1],
  ['select settlement_close', 1],
  // The next day’s run, in which the refund is taken back and the locked award released.
  ['select post_lines', 1],
  ['select post_lines', 1],
]
const whens = ['in its transaction', 'after its commit'] as const
const pointAt =
  (fault: SettlementFault) =>
  ([statement, number]: readonly [string, number], at: number): SettlementPoint => ({ fault, statement, number, when: whens[at % 2]! })

/** The server is killed in every step of two runs, in one of both ways, then in the other; PostgreSQL while a run posts. */
export const allBreaks: readonly SettlementPoint[][] = [
  everywhere.map((one, at) => pointAt('kill')(one, at)),
  everywhere.map((one, at) => pointAt('kill')(one, at + 1)),
  [pointAt('kill the database')(['select post_lines', 1], 0)],
]
/** A few of them in one life. */
export const someBreaks: readonly SettlementPoint[] = [
  pointAt('kill')(['select settlement_write_lines', 1], 0),
  pointAt('kill the database')(['select post_lines', 1], 0),
  pointAt('kill')(['select settlement_close', 1], 1),
  pointAt('kill')(['select post_lines', 1], 1),
]

/**
 * Two days of a sponsor and two buyers: both buy, one returns. The runs of both days are broken at each of `points` in turn. What became of the
 * three, without ids: equal to that of other three who were left alone.
 */
export async function settleTwoDays(stage: Stage, points: readonly SettlementPoint[] = []): Promise<{ fate: unknown; broken: number }> {
  const system = () => createContext(stage.site, { kind: 'system' })
  const plan_id = await shortLockPlan(stage)
  const day = today(system())
  const [sponsor, buyer, other] = [await makeMember(stage), await makeMember(stage), await makeMember(stage)].map(
    ({ member_id }) => member_id,
  )
  const now = () => stage.site.shared.now()
  for (const [member_id, above] of [
    [sponsor, null],
    [buyer, sponsor],
    [other, sponsor],
  ] as const) {
    await sql`select bind_sponsor(${member_id}, ${above}, ${now()})`.execute(stage.db)
    await sql`select place_node(${member_id}, false, ${now()})`.execute(stage.db)
  }
  const sales = []
  for (const member_id of [buyer!, other!])
    sales.push(await insertSale(stage, { kind: 'start_up', member_id, base: 300_000n, plan_id, at: now() }))
  await sql`
    insert into timer (kind, subject, due_at) values (${settlementTimer}, ${day}, ${cutoffOf(system(), day)})
    on conflict (kind, subject) do nothing`.execute(stage.db)
  const left = [...points]
  await settle(stage, day, left)
  await sql`
    insert into award_event (kind, member_id, order_id, reversal_of, cause, base, plan_id, upline, happened_at)
    select kind, member_id, order_id, id, 'return ' || id, -base, plan_id, upline, ${now()} from award_event where id = ${sales[1]}`.execute(
    stage.db,
  )
  await settle(stage, dayAfter(day), left)
  return { fate: await fateOf(stage, [sponsor!, buyer!, other!]), broken: points.length - left.length }
}

/** Two days whose runs are broken end as two days that are not. */
export async function breakSettlements(stage: Stage, points: readonly SettlementPoint[]): Promise<Outcome> {
  const begun = performance.now()
  const right = (await settleTwoDays(stage)).fate
  const { fate, broken } = await settleTwoDays(stage, points)
  const violations = await findViolations(stage)
  if (broken < points.length) violations.push(`broken at ${broken} of ${points.length} points only`)
  if (!isDeepStrictEqual(fate, right)) violations.push(`it ended as ${JSON.stringify(fate)}, not as ${JSON.stringify(right)}`)
  const faults = [...new Set(points.map(({ fault }) => fault))].join(' and ')
  return { point: `${faults} at ${points.length} points of settlement runs`, ms: performance.now() - begun, violations }
}

/** Moves the clock past the end of a day and waits until its run is closed; what breaks is started again. */
async function settle(stage: Stage, day: string, left: SettlementPoint[]): Promise<void> {
  const context = createContext(stage.site, { kind: 'system' })
  const breaks = () => breakNext(stage, left)
  let broken = breaks()
  await stage.advance(Math.ceil((Date.parse(cutoffOf(context, day)) - Date.parse(context.now)) / 60_000) + 1)
  for (let until = Date.now() + 60_000; ; await pause(50)) {
    if (Date.now() > until) throw new Error(`the run of ${day} is not closed`)
    const { rows } = await retryQuery(() =>
      sql<{ step: string }>`select step from settlement_run where day = ${day}::date`.execute(stage.db),
    )
    if (broken?.isDone) {
      await broken.isDone
      // The timer is claimed for ten minutes by a process that is gone.
      await stage.advance(11)
      broken = breaks()
      until = Date.now() + 60_000
    } else if (rows[0]?.step === 'closed') break
  }
  stage.proxy.setTrigger(null)
}

/** Sets the next point as a trap; it leaves `left` when it springs, and `isDone` is there. */
function breakNext(stage: Stage, left: SettlementPoint[]): { isDone: Promise<unknown> | null } | null {
  const point = left[0]
  if (!point) return null
  const trap: { isDone: Promise<unknown> | null } = { isDone: null }
  let counted = 0
  stage.proxy.setTrigger({
    when: 'after',
    matches: ({ text, isCommit }) => {
      if (text.startsWith(point.statement)) counted++
      else if (point.when === 'in its transaction' || !isCommit) return false
      return counted >= point.number && (isCommit || point.when === 'in its transaction')
    },
    fire: () => {
      left.shift()
      if (point.fault === 'kill') stage.killServer()
      trap.isDone = point.fault === 'kill' ? stage.address() : stage.killDatabase('SIGKILL')
    },
  })
  return trap
}

/** A version of the plan in force whose referral awards are locked for a day. */
async function shortLockPlan(stage: Stage): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from award_plan where reason = 'short lock'`.execute(stage.db)
  if (rows[0]) return rows[0].id
  const starts_on = dayAfter(today(createContext(stage.site, { kind: 'system' })))
  const made = await sql<{ id: number }>`
    with made as (
      insert into award_plan (state, starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, global_weights, reason, created_at)
      select 'draft', ${starts_on}::date, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, 1, global_weights, 'short lock', store_now()
      from award_plan where id = 1 returning id
    ), rates as (
      insert into award_rate (plan_id, kind, generation, rate_ppm) select made.id, r.kind, r.generation, r.rate_ppm from made cross join award_rate r where r.plan_id = 1
    ) select id from made`.execute(stage.db)
  const { id } = made.rows[0]!
  await sql`update award_plan set state = 'approved', decided_at = store_now() where id = ${id}`.execute(stage.db)
  await stage.advance(1440)
  return id
}

/** Awards and balances of members in their order, and how many transfers posted them. */
async function fateOf({ db }: Stage, members: readonly number[]): Promise<unknown> {
  const { rows } = await sql`
    select m.place::int,
      (select jsonb_agg(jsonb_build_array(p.kind, p.mills, p.acc, p.usds, p.purpose, p.released_to, p.back_mills) order by p.id) from payout p where p.member_id = m.id) as payouts,
      (select jsonb_object_agg(unit || ' ' || purpose, posted) from (
        select a.unit, a.purpose, b.posted from account a join balance b on b.account_id = a.id where a.member_id = m.id and b.posted <> 0) h) as held,
      (select jsonb_object_agg(kind, count) from (
        select t.kind, count(distinct t.id) from transfer t join entry e on e.transfer_id = t.id join account a on a.id = e.account_id
        where a.member_id = m.id group by 1) k) as transfers
    from unnest(${members}::int[]) with ordinality m (id, place) order by m.place`.execute(db)
  return rows
}
