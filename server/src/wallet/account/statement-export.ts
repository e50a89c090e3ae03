import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { wallet as contract } from '@longmall/contract/wallet.ts'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { words } from '../../kernel/words.ts'
import { amount, text, timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { ofMoney, ofTime } from '../../kernel/sheet/heading.ts'
import { writeSheet } from '../../work/write-sheet.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { checkedBounds, findAccount } from './period.ts'
import { readEntries, type EntryPlace, type EntryRow } from './read-entries.ts'
import { balanceBefore } from './sums.ts'

type Asked = InputOf<typeof contract.export_statement>

/** The statement of one account as a file without bound, as a long work (WAL-02, CON-06). Refuses `wallet.not_found`, `call.wrong_fields`. */
export async function startStatementExport(
  context: Context<StaffActor>,
  asked: Asked,
): Promise<OutputOf<typeof contract.export_statement>> {
  await findAccount(context, asked)
  checkedBounds(context, asked)
  return startWork(context, statementExport, asked)
}

const page = 1000

export const statementExport: WorkKind<Asked> = {
  name: 'statement.export',
  title: 'work.title_statement_export',
  permission: 'wallet.export',
  run: (context, asked, tools) => {
    const whose = asked.member_id === undefined ? 'house' : `member-${asked.member_id}`
    const name = ['statement', whose, asked.unit, asked.purpose]
      .join('-')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
    return writeSheet(context, tools, { name, format: asked.format, pages: pagesOf(context, asked, tools) })
  },
}

// In order of time; what an entry leaves behind is summed as they come, so that opening + entries = closing in the file itself.
async function* pagesOf(context: Context<SystemActor>, asked: Asked, { report }: WorkTools): AsyncGenerator<Cell[][]> {
  const { language, setting } = context
  const account = await findAccount(context, asked)
  // What comes while it is written is left to the next one.
  const bounds = checkedBounds(context, asked)
  const until = bounds.until ?? checkedBounds(context, { ...asked, at: context.now }).until
  const shown = (value: bigint) => amount(toDecimal(value, asked.unit))
  const time = timeIn(setting(zoneSettings.time_zone))
  const say = (key: Parameters<typeof words>[1]) => text(words(language, key))
  const total = (at: string | null, key: Parameters<typeof words>[1], value: Cell[]): Cell[] => [
    time(at),
    say(key),
    ...Array<Cell>(6).fill(null),
    ...value,
  ]
  const opening = bounds.from === null ? 0n : await balanceBefore(context, account, bounds.from)
  yield [headOf(context, asked), total(bounds.from, 'statement.opening', [null, shown(opening)])]
  let [held, plus, minus, done] = [opening, 0n, 0n, 0]
  for (let after: EntryPlace | null = null; ;) {
    const rows: EntryRow[] = await readEntries(context, account, { from: bounds.from, until }, { after, order: 'asc', limit: page })
    if (rows.length === 0) break
    yield rows.map((row) => {
      held += row.amount
      if (row.amount > 0n) plus += row.amount
      else minus -= row.amount
      return [
        time(row.effective_at),
        ...[
          row.kind,
          words(language, `statement.topic_${row.topic}`),
          row.subject,
          row.transfer_id,
          String(row.line),
          row.actor,
          row.reason,
        ].map(text),
        ...[row.amount, held].map(shown),
      ]
    })
    after = rows.at(-1)!
    report((done += rows.length))
  }
  yield [
    total(null, 'wallet.owed_plus', [shown(plus), null]),
    total(null, 'wallet.owed_minus', [shown(-minus), null]),
    total(until, 'statement.closing', [null, shown(held)]),
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

function headOf(context: Context<SystemActor>, { unit }: Asked): Cell[] {
  const say = (key: Parameters<typeof words>[1]) => words(context.language, key)
  const inUnit = (heading: string) => (unit === 'MONEY' ? ofMoney(context, heading) : `${heading} (${unit})`)
  return [
    ofTime(context, say('wallet.sheet_time')),
    ...heads.map(say),
    say('wallet.sheet_reason'),
    inUnit(say('wallet.sheet_amount')),
    inUnit(say('wallet.sheet_after')),
  ].map(text)
}
