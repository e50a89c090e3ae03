import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { words } from '../../kernel/words.ts'
import { timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { ofZone } from '../../kernel/sheet/heading.ts'
import { bucketOf } from './accounts.ts'
import { subjectOf } from './list-entries.ts'
import type { Statement, StatementLine } from './make-statement.ts'

export interface Place {
  language: Language
  zone: string
  /** What the unit is called. */
  unitText: string
}

const heads = ['date', 'topic', 'reference', 'bucket', 'amount', 'bucket_balance', 'balance'] as const

/** A statement as the rows of a sheet: its head, the opening, a row an entry, the closing. */
export function tableOf({ unit, from, until, opening, lines, closing }: Statement, { language, zone, unitText }: Place): Cell[][] {
  const say = (key: Parameters<typeof words>[1], params?: Record<string, unknown>): Cell => ({
    text: words(language, key, params),
  })
  const amount = (value: bigint): Cell => ({ amount: toDecimal(value, unit) })
  const time = timeIn(zone)
  const headOf = (head: (typeof heads)[number]): Cell => {
    const heading = words(language, `statement.${head}`)
    return { text: head === 'date' ? ofZone(zone, heading) : heading, isHead: true }
  }
  const rowOf = (line: StatementLine): Cell[] => {
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
  const total = (key: 'statement.opening' | 'statement.closing', value: bigint): Cell[] => [
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
