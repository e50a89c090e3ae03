import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { unitName } from '../../kernel/shop-currency.ts'
import { sheetOf, sheetTypes } from '../../kernel/sheet/sheet-file.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { scalesOfEntries } from './award-scales.ts'
import { statementAccounts } from './accounts.ts'
import { readEntries } from './list-entries.ts'
import { balancesBefore } from './opening.ts'
import { makeStatement } from './make-statement.ts'
import { statementTable } from './table.ts'

// Larger files are not useful, and the response is built in memory.
const maxEntries = 20_000

/**
 * The statement of a period of at most a year and a day, both days within it, as a file in base64: opening + entries = closing,
 * in the caller's language. Refuses `wallet.period_invalid`, `wallet.period_too_many_entries`. (WAL-02)
 */
export async function exportStatement(
  context: Context<MemberActor>,
  { unit = 'MONEY', from, until, format }: InputOf<typeof wallet.export>,
): Promise<OutputOf<typeof wallet.export>> {
  const { db, actor, setting, language, site } = context
  if (until < from || until > plus(`${from}T00:00:00.000Z`, { days: 366 }).slice(0, 10)) throw new Refusal('wallet.period_invalid')
  const zone = setting(zoneSettings.time_zone)
  const { starts_at, ends_at } = windowOfDays(zone, from, until)
  const accounts = await statementAccounts(db, actor.member_id, { unit, period: { from: starts_at, until: ends_at } })
  const entries = await readEntries(db, accounts, { limit: maxEntries + 1 })
  if (entries.length > maxEntries) throw new Refusal('wallet.period_too_many_entries', { maximum: maxEntries })
  const opening = await balancesBefore(db, accounts)
  const statement = makeStatement({ unit, from, until, opening, entries: entries.toReversed() })
  const unitText = unitName(site, unit)
  const file = await sheetOf(
    unitText,
    format,
    statementTable(statement, { language, zone, unitText, scaleOf: await scalesOfEntries(context, actor.member_id, entries) }),
  )
  return {
    file_name: `longmall-${unit.toLowerCase()}-${from}-${until}.${format}`,
    media_type: sheetTypes[format],
    content: file.toString('base64'),
  }
}
