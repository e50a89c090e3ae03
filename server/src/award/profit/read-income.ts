import { awardCode, type AwardKind } from '@longmall/contract/award-shapes.ts'
import type { ProfitSource, ProfitUnit } from '@longmall/contract/award-profit.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import { startOfDay, zoneSettings } from '../../kernel/time/store-zone.ts'
import { incomeEntries, type IncomeEntry } from '../../wallet/income/income-entries.ts'
import { today } from '../plan/today.ts'

/** An entry with the day that it is for; `source` is null of one that only moves an amount, from locked to available. */
export interface Income extends IncomeEntry {
  unit: ProfitUnit
  day: string
  run_id: number | null
  source: ProfitSource | null
}

export const profitDays = 30

const dayBefore = (day: string, count: number) => plus(`${day}T00:00:00.000Z`, { days: -count }).slice(0, 10)

/** The last 30 whole days of the store's zone, yesterday's the first. */
export function lastDays(context: Pick<Context, 'now' | 'setting'>): string[] {
  const now = today(context)
  return Array.from({ length: profitDays }, (_, at) => dayBefore(now, at + 1))
}

/**
 * The caller's income from a day on. The day is that of the transfer's run, not that of the entry: a run made late, or after something newer was posted
 * to the account, pays for its own day. What no run posted is for the day in which it counts; of midnight, the day that ended.
 */
export async function readIncome(
  { db, actor, setting }: Pick<Context<MemberActor>, 'db' | 'actor' | 'setting'>,
  { unit, from }: { unit?: ProfitUnit | undefined; from: string },
): Promise<Income[]> {
  const zone = setting(zoneSettings.time_zone)
  // A day more, because the zone may have been another one when a run was opened.
  const entries = await incomeEntries(db, actor.member_id, { unit, from: startOfDay(zone, dayBefore(from, 1)) })
  const days = await daysOfRuns(
    db,
    entries.flatMap(({ subject }) => runOf(subject) ?? []),
  )
  return entries
    .map((entry) => {
      const run_id = runOf(entry.subject)
      const day = (run_id === null ? undefined : days.get(run_id)) ?? dayIn(zone, justBefore(entry.counts_at))
      return { ...entry, unit: entry.unit as ProfitUnit, run_id, day, source: sourceOf(entry) }
    })
    .filter(({ day }) => day >= from)
}

const justBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString()

/** The run of `run 12`. */
function runOf(subject: string | null): number | null {
  return subject?.startsWith('run ') ? Number(subject.slice('run '.length)) : null
}

async function daysOfRuns(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; day: string }>`
    select id, to_char(day, 'YYYY-MM-DD') as day from settlement_run where id = any (${[...new Set(ids)]}::int[])`.execute(db)
  return new Map(rows.map(({ id, day }) => [id, day]))
}

const sourcesByKind: Record<string, ProfitSource | null> = {
  'award.claw_back': 'taken_back',
  'award.debt_settled': 'debt_settled',
  'award.window_forfeited': 'forfeited',
  'award.release': null,
  'award.window_released': null,
  'income.deposit': 'deposit',
  'income.pledge': 'pledge',
  'income.mining': 'mining',
  // Principal that comes back only moves: it leaves what was deposited or pledged.
  'income.deposit_return': null,
  'income.pledge_return': null,
}

/** What an entry of a kind of transfer is. */
export function sourceOf({ kind }: Pick<IncomeEntry, 'kind'>): ProfitSource | null {
  const known = sourcesByKind[kind]
  if (known !== undefined) return known
  const award = kind.slice('award.'.length)
  return kind.startsWith('award.') && award in awardCode ? (award as AwardKind) : 'various'
}
