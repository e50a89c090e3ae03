import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { words } from '../../kernel/words.ts'
import { timeIn, type Cell } from '../../work/sheet/cell.ts'
import { ofZone } from '../../work/sheet/heading.ts'
import { bucketOf } from './accounts.ts'
import { subjectOf } from './list-entries.ts'
import type { Statement, StatementLine } from './make-statement.ts'

/** A cell of a statement: words or an amount. */
export type StatementCell = Exclude<Cell, { number: string }>
export interface Place {
  language: Language
  zone: string
  /** What the unit is called. */
  unitText: string
}

const heads = ['date', 'topic', 'reference', 'bucket', 'amount', 'bucket_balance', 'balance'] as const

/** A statement as the rows of a sheet: its head, the opening, a row an entry, the closing. */
export function tableOf({ unit, from, until, opening, lines, closing }: Statement, { language, zone, unitText }: Place): StatementCell[][] {
  const say = (key: Parameters<typeof words>[1], params?: Record<string, unknown>): StatementCell => ({
    text: words(language, key, params),
  })
  const amount = (value: bigint): StatementCell => ({ amount: toDecimal(value, unit) })
  const time = timeIn(zone)
  const headOf = (head: (typeof heads)[number]): StatementCell => {
    const heading = words(language, `statement.${head}`)
    return { text: head === 'date' ? ofZone(zone, heading) : heading }
  }
  const rowOf = (line: StatementLine): StatementCell[] => {
    const subject = subjectOf(line.subject)
    return [
      time(line.effective_at),
      say(`statement.topic_${line.topic}`),
      subject && say(`statement.subject_${subject.kind}`, { id: subject.id }),
      say(`statement.bucket_${bucketOf(line.purpose)}`),
      amount(line.amount),
      amount(line.balance_after),
      amount(line.total_after),
    ]
  }
  const total = (key: 'statement.opening' | 'statement.closing', value: bigint): StatementCell[] => [
    say(key),
    null,
    null,
    null,
    null,
    null,
    amount(value),
  ]
  return [
    [say('statement.title')],
    [say('statement.period'), { text: `${from} – ${until}` }],
    [say('statement.unit'), { text: unitText }],
    [],
    heads.map(headOf),
    total('statement.opening', opening),
    ...lines.map(rowOf),
    total('statement.closing', closing),
  ]
}
