import type { StartedWork } from '@longmall/contract/work.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind } from '../../work/work-kind.ts'
import { readAnchors } from '../ledger/anchor-head.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

/** Verifies the whole ledger as a background job and stores the result; the report lists discrepancies (CON-06, WAL-03). */
export const startLedgerCheck = (context: Context<StaffActor>): Promise<StartedWork> => startWork(context, ledgerCheck, {})

export const ledgerCheck: WorkKind<object> = {
  name: 'ledger.verify',
  title: 'work.title_ledger_verify',
  permission: 'finance.verify',
  // In one snapshot, unlike other works: sums of a ledger that goes on would not agree.
  run: async ({ db, site }, _input, { staff_id, report, line }) => {
    const { entries, sealed, checks } = await verifyLedger(db, await readAnchors(site), report)
    const failed = checks.filter(({ first }) => first !== null)
    for (const { code, first } of failed) line({ level: 'error', translation_key: `wallet.check_${code}`, subject: first! })
    if (failed.length === 0) line({ level: 'note', translation_key: 'wallet.check_passed' })
    const [firstFailed] = failed
    await sql`
      insert into ledger_check (staff_id, entry_count, sealed_count, failed_check, first_difference, checked_at)
      values (${staff_id}, ${entries}, ${sealed}, ${firstFailed?.code ?? null}, ${firstFailed?.first ?? null}, clock_timestamp())`.execute(
      db,
    )
  },
}
