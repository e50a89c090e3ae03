import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { text, type Cell } from '../../kernel/sheet/cell.ts'
import { csvRows } from '../../kernel/sheet/csv.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { openNumber } from '../account/queries.ts'
import { columns, type WithdrawalRow } from '../queries.ts'
import { isStopped } from '../review/check-not-stopped.ts'

// A telephone's `+` before digits alone is no formula, and banks read it.
const toCell = (value: string | null): Cell => (value !== null && /^\+\d+$/.test(value) ? { number: value } : text(value))

const head = ['withdrawal_no', 'account_type', 'name', 'mobile', 'branch', 'account_number', 'amount', 'currency']

/**
 * A batch as a bank file (RFC 4180), with full account numbers and net amounts; the audit log records who exported it. A line whose
 * member was stopped before the first export is left out. Refuses `withdrawal.batch_not_found`, `staff.too_new`.
 */
export async function exportBatch(
  context: Context<StaffActor>,
  { batch_id }: { batch_id: number },
): Promise<{ file_name: string; csv: string }> {
  const { db, site } = context
  await checkMayApprove(context)
  const batch = await db.selectFrom('payout_batch').select('batch_no').where('id', '=', batch_id).executeTakeFirst()
  if (!batch) throw new Refusal('withdrawal.batch_not_found')
  await sql`
    select from member where id in (select member_id from withdrawal where batch_id = ${batch_id}) order by id for no key update`.execute(
    db,
  )
  await sql`
    update withdrawal w set exported_at = clock_timestamp() where batch_id = ${batch_id} and exported_at is null
      and not ${isStopped(context, sql.ref('w.member_id'))}`.execute(db)
  const { rows } = await sql<WithdrawalRow>`
    select ${columns} from withdrawal w where w.batch_id = ${batch_id} and w.exported_at is not null order by w.id`.execute(db)
  const lines = rows.map((row) => [
    row.withdrawal_no,
    row.account_type,
    row.account_name,
    row.account_mobile,
    row.account_branch,
    openNumber(site.keys, row.member_id, row.account_number),
    toDecimal(row.amount - row.fee, 'MONEY'),
    site.shared.shop.currency,
  ])
  await audit(context, { subject: `payout_batch ${batch_id}`, before: null, after: { batch_no: batch.batch_no, lines: lines.length } })
  return { file_name: `${batch.batch_no}.csv`, csv: csvRows([head, ...lines].map((row) => row.map(toCell))).trimEnd() }
}
