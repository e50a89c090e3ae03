import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { unitScale, type UnitCode } from '@longmall/contract/units.ts'
import type { Topic, wallet as contract } from '@longmall/contract/wallet.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { unitName } from '../../kernel/shop-currency.ts'
import { translate } from '../../kernel/translate.ts'
import { amount, text, timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { timeHeading } from '../../kernel/sheet/heading.ts'
import { writeSheet } from '../../work/write-sheet.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'

type ExportRequest = InputOf<typeof contract.export_entries>

/** Every entry of a period, both days within it, as a file without bound, as a long work (CON-06, CON-10). */
export const startLedgerExport = (
  context: Context<StaffActor>,
  request: ExportRequest,
): Promise<OutputOf<typeof contract.export_entries>> => startWork(context, ledgerExport, request)

const page = 1000
const columns = [
  'time',
  'transfer',
  'line',
  'kind',
  'topic',
  'subject',
  'account',
  'member',
  'purpose',
  'unit',
  'amount',
  'balance_after',
  'reason',
] as const

interface Row {
  transfer_id: string
  effective_at: string
  line: number
  kind: string
  topic: Topic
  subject: string | null
  account_id: string
  member_id: number | null
  purpose: string
  unit: UnitCode
  amount: string
  balance_after: string | null
  reason: string
}

export const ledgerExport: WorkKind<ExportRequest> = {
  name: 'ledger.export',
  title: 'work.title_ledger_export',
  permission: 'wallet.export',
  run: (context, { format, ...filters }, tools) =>
    writeSheet(context, tools, { name: 'ledger', format, pages: readPages(context, filters, tools) }),
}

/** Amounts with the decimals of their unit. */
const decimals = sql.raw(
  `case a.unit ${Object.entries(unitScale)
    .map(([unit, scale]) => `when '${unit}' then ${scale}`)
    .join(' ')} end`,
)

// Entries by their transfers' ids, which are in order of time.
async function* readPages(
  context: Context<SystemActor>,
  filters: Omit<ExportRequest, 'format'>,
  { report }: WorkTools,
): AsyncGenerator<Cell[][]> {
  const { db, language, setting, site } = context
  const zone = setting(zoneSettings.time_zone)
  const time = timeIn(zone)
  const starts_at = startOfDay(zone, filters.from_day)
  const { ends_at } = windowOfDays(zone, filters.until_day, filters.until_day)
  const condition: RawBuilder<unknown> = sql`e.effective_at >= ${starts_at} and e.effective_at < ${ends_at} ${
    filters.unit === undefined ? sql`` : sql`and a.unit = ${filters.unit}`
  }`
  yield [
    columns.map((column) => {
      const heading = translate(language, `wallet.sheet_${column}`)
      return text(column === 'time' ? timeHeading(context, heading) : heading)
    }),
  ]
  for (let after = { transfer_id: '00000000-0000-0000-0000-000000000000', line: 0 }, done = 0; ;) {
    const { rows } = await sql<Row>`
      select e.transfer_id, e.effective_at, e.line, t.kind, e.topic, t.subject, a.id::text as account_id, a.member_id, a.purpose, a.unit,
        decimal_text(e.amount, ${decimals}) as amount, decimal_text(e.balance_after, ${decimals}) as balance_after, t.reason
      from entry e join transfer t on t.id = e.transfer_id join account a on a.id = e.account_id
      where (e.transfer_id, e.line) > (${after.transfer_id}::uuid, ${after.line}) and ${condition}
      order by e.transfer_id, e.line limit ${page}`.execute(db)
    if (rows.length === 0) return
    yield rows.map((row) => [
      time(row.effective_at),
      ...[
        row.transfer_id,
        String(row.line),
        row.kind,
        translate(language, `statement.topic_${row.topic}`),
        row.subject,
        row.account_id,
      ].map(text),
      ...[row.member_id === null ? null : String(row.member_id), row.purpose, unitName(site, row.unit)].map(text),
      amount(row.amount),
      amount(row.balance_after),
      text(row.reason),
    ])
    after = rows.at(-1)!
    done += rows.length
    report(done)
  }
}
