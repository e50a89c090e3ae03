import type { OutputOf } from '@longmall/contract/operation.ts'
import type { shop } from '@longmall/contract/shop.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { translate } from '../../kernel/translate.ts'
import { missingOf } from './rules.ts'
import { openingLinesOf } from './view-checklist.ts'

/**
 * Lets shoppers in. A shop that was opened stays so: a second call answers when that was. Refuses `shop.not_ready` with the names of the
 * lines that are missing, and `shop.demo_opened` in a demo store, which sells without.
 */
export async function openShop(context: Context<StaffActor>): Promise<OutputOf<typeof shop.open>> {
  const { db, language } = context
  const { rows } = await sql<{ is_demo: boolean; opened_at: Timestamp | null }>`select is_demo, opened_at from shop for update`.execute(db)
  const { is_demo, opened_at } = rows[0]!
  if (is_demo) throw new Refusal('shop.demo_opened')
  if (opened_at !== null) return { opened_at }
  const missing = missingOf(await openingLinesOf(context))
  if (missing.length) {
    const names = missing.map((line) => translate(language, `shop.line_${line}`))
    throw new Refusal('shop.not_ready', { lines: missing, missing: new Intl.ListFormat(language).format(names) })
  }
  const { rows: opened } = await sql<{ opened_at: Timestamp }>`update shop set opened_at = clock_timestamp() returning opened_at`.execute(
    db,
  )
  await emit(context, 'shop.delivery_changed', {})
  await audit(context, { subject: 'shop 1', before: { opened_at: null }, after: opened[0] })
  return opened[0]!
}
