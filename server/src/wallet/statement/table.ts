import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { words } from '../../kernel/words.ts'
import { bucketOf } from './accounts.ts'
import { subjectOf } from './list-entries.ts'
import type { Statement, StatementLine } from './make-statement.ts'

/** A cell: words, or an amount as its decimal text. */
export type Cell = { text: string } | { amount: string } | null
export interface Place {
  language: Language
  zone: string
}

/** A statement as the rows of a sheet: its head, the opening, a row an entry, the closing. */
export function tableOf({ unit, from, until, opening, lines, closing }: Statement, { language, zone }: Place): Cell[][] {
  const say = (key: Parameters<typeof words>[1], params?: Record<string, unknown>): Cell => ({ text: words(language, key, params) })
  const amount = (value: bigint): Cell => ({ amount: toDecimal(value, unit) })
  const time = timeIn(zone)
  const rowOf = (line: StatementLine): Cell[] => {
    const subject = subjectOf(line.subject)
    return [
      { text: time(line.effective_at) },
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
  const heads = ['date', 'topic', 'reference', 'bucket', 'amount', 'bucket_balance', 'balance'] as const
  return [
    [say('statement.title')],
    [say('statement.period'), { text: `${from} – ${until}` }],
    [say('statement.unit'), { text: unit }],
    [],
    heads.map((head) => say(`statement.${head}`)),
    total('statement.opening', opening),
    ...lines.map(rowOf),
    total('statement.closing', closing),
  ]
}

/** Instants as `2026-11-21 09:30:00` of a zone: that form sorts, and every sheet reads it. */
function timeIn(zone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => format.format(new Date(at))
}
