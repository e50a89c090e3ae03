import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { plus } from '../../kernel/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { unitName } from '../../kernel/shop-currency.ts'
import { windowOfDays, zoneSettings } from '../../kernel/store-zone.ts'
import { statementAccounts } from './accounts.ts'
import { asCsv } from './as-csv.ts'
import { asXlsx } from './as-xlsx.ts'
import { readEntries } from './list-entries.ts'
import { balancesBefore } from './opening.ts'
import { makeStatement } from './make-statement.ts'

// A file of more lines than this helps nobody, and the answer is held in memory.
const mostEntries = 20_000

/**
 * The statement of a period of at most a year and a day, both days within it, as a file in base64: opening + entries = closing,
 * in the caller's language. Refuses `wallet.period_wrong`, `wallet.period_too_full`. (WAL-02)
 */
export async function exportStatement(
  context: Context<MemberActor>,
  { unit = 'MONEY', from, until, format }: InputOf<typeof wallet.export>,
): Promise<OutputOf<typeof wallet.export>> {
  const { db, actor, setting, language, site } = context
  if (until < from || until > plus(`${from}T00:00:00.000Z`, { days: 366 }).slice(0, 10)) throw new Refusal('wallet.period_wrong')
  const zone = setting(zoneSettings.time_zone)
  const { starts_at, ends_at } = windowOfDays(zone, from, until)
  const accounts = await statementAccounts(db, actor.member_id, { unit, period: { from: starts_at, until: ends_at } })
  const entries = await readEntries(db, accounts, { limit: mostEntries + 1 })
  if (entries.length > mostEntries) throw new Refusal('wallet.period_too_full', { maximum: mostEntries })
  const opening = await balancesBefore(db, accounts)
  const statement = makeStatement({ unit, from, until, opening, entries: entries.toReversed() })
  const place = { language, zone, unitText: unitName(site, unit) }
  const file = format === 'csv' ? asCsv(statement, place) : await asXlsx(statement, place)
  return {
    file_name: `longmall-${unit.toLowerCase()}-${from}-${until}.${format}`,
    media_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: file.toString('base64'),
  }
}
