import type { LedgerState } from '@longmall/contract/ops-finance.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { readAnchors } from '../ledger/anchor-head.ts'
import type { CheckCode } from '../ledger/verify-ledger.ts'

type Row = Omit<LedgerState, 'anchored_day' | 'check'>
type Check = Omit<NonNullable<LedgerState['check']>, 'failed_check'> & { failed_check: CheckCode | null }

/** How far the ledger is sealed and anchored, and what the last look over it found (CON-06, WAL-03). */
export async function ledgerState({ db, site, language }: Context): Promise<LedgerState> {
  const { rows } = await sql<Row>`
    select (select max(day) from snapshot)::text as snapshot_day, s.number::int as seal_number, s.sealed_at,
      not exists (select from entry where xid >= coalesce(s.up_to, '0'::xid8)) as is_fully_sealed
    from (select) one left join (select number, up_to, sealed_at from seal order by number desc limit 1) s on true`.execute(db)
  const { rows: checks } = await sql<Check>`
    select checked_at, staff_id, entry_count::int, sealed_count::int, failed_check, first_difference
    from ledger_check order by id desc limit 1`.execute(db)
  const anchored_day = (await readAnchors(site)).at(-1)?.day ?? null
  const last = checks[0]
  const check = last ? { ...last, failed_check: last.failed_check && translate(language, `wallet.check_${last.failed_check}`) } : null
  return { anchored_day, ...rows[0]!, check }
}
