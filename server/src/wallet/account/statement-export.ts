import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { wallet as contract } from '@longmall/contract/wallet.ts'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { translate } from '../../kernel/translate.ts'
import { amount, text, timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { moneyHeading, timeHeading } from '../../kernel/sheet/heading.ts'
import { writeSheet } from '../../work/write-sheet.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { validateBounds, findAccount } from './period.ts'
import { readEntries, type EntryPosition, type EntryRow } from './read-entries.ts'
import { balanceBefore } from './sums.ts'

type ExportRequest = InputOf<typeof contract.export_statement>

/** The statement of one account as a file without bound, as a long work (WAL-02, CON-06). Refuses `wallet.not_found`, `call.wrong_fields`. */
export async function startStatementExport(
  context: Context<StaffActor>,
  request: ExportRequest,
): Promise<OutputOf<typeof contract.export_statement>> {
  await findAccount(context, request)
  validateBounds(context, request)
  return startWork(context, statementExport, request)
}

const page = 1000

export const statementExport: WorkKind<ExportRequest> = {
  name: 'statement.export',
  title: 'work.title_statement_export',
  permission: 'wallet.export',
  run: (context, request, tools) => {
    const owner = request.member_id === undefined ? 'house' : `member-${request.member_id}`
    const name = ['statement', owner, request.unit, request.purpose]
      .join('-')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
    return writeSheet(context, tools, { name, format: request.format, pages: readPages(context, request, tools) })
  },
}

// In order of time; what an entry leaves behind is summed as they come, so that opening + entries = closing in the file itself.
async function* readPages(context: Context<SystemActor>, request: ExportRequest, { report }: WorkTools): AsyncGenerator<Cell[][]> {
  const { language, setting } = context
  const account = await findAccount(context, request)
  // Entries that arrive while it is written are left to the next one.
  const bounds = validateBounds(context, request)
  const until = bounds.until ?? validateBounds(context, { ...request, at: context.now }).until
  const amountCell = (value: bigint) => amount(toDecimal(value, request.unit))
  const time = timeIn(setting(zoneSettings.time_zone))
  const t = (key: Parameters<typeof translate>[1]) => text(translate(language, key))
  const total = (at: string | null, key: Parameters<typeof translate>[1], value: Cell[]): Cell[] => [
    time(at),
    t(key),
    ...Array<Cell>(6).fill(null),
    ...value,
  ]
  const opening = bounds.from === null ? 0n : await balanceBefore(context, account, bounds.from)
  yield [sheetHead(context, request), total(bounds.from, 'statement.opening', [null, amountCell(opening)])]
  let [balance, plus, minus, done] = [opening, 0n, 0n, 0]
  for (let after: EntryPosition | null = null; ;) {
    const rows: EntryRow[] = await readEntries(context, account, { from: bounds.from, until }, { after, order: 'asc', limit: page })
    if (rows.length === 0) break
    yield rows.map((row) => {
      balance += row.amount
      if (row.amount > 0n) plus += row.amount
      else minus -= row.amount
      return [
        time(row.effective_at),
        ...[
          row.kind,
          translate(language, `statement.topic_${row.topic}`),
          row.subject,
          row.transfer_id,
          String(row.line),
          row.actor,
          row.reason,
        ].map(text),
        ...[row.amount, balance].map(amountCell),
      ]
    })
    after = rows.at(-1)!
    report((done += rows.length))
  }
  yield [
    total(null, 'wallet.liability_plus', [amountCell(plus), null]),
    total(null, 'wallet.liability_minus', [amountCell(-minus), null]),
    total(until, 'statement.closing', [null, amountCell(balance)]),
  ]
}

const heads = [
  'wallet.sheet_kind',
  'wallet.sheet_topic',
  'wallet.sheet_subject',
  'wallet.sheet_transfer',
  'wallet.sheet_line',
  'list.actor',
] as const

function sheetHead(context: Context<SystemActor>, { unit }: ExportRequest): Cell[] {
  const t = (key: Parameters<typeof translate>[1]) => translate(context.language, key)
  const inUnit = (heading: string) => (unit === 'MONEY' ? moneyHeading(context, heading) : `${heading} (${unit})`)
  return [
    timeHeading(context, t('wallet.sheet_time')),
    ...heads.map(t),
    t('wallet.sheet_reason'),
    inUnit(t('wallet.sheet_amount')),
    inUnit(t('wallet.sheet_balance_after')),
  ].map(text)
}
