import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { WalletEntry } from '@longmall/contract/wallet.ts'
import { translate } from '../../kernel/translate.ts'
import { timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { zoneHeading } from '../../kernel/sheet/heading.ts'
import { bucketOf } from './accounts.ts'
import { subjectOf, type EntryRow } from './list-entries.ts'
import type { Statement, StatementLine } from './make-statement.ts'

export interface StatementFormat {
  language: Language
  zone: string
  /** What the unit is called. */
  unitText: string
  /** What the cap left of the award that an entry is, in millionths. */
  scaleOf?: (row: EntryRow) => number | null
}

const heads = ['date', 'topic', 'reference', 'bucket', 'amount', 'bucket_balance', 'balance'] as const

/** A statement as the rows of a sheet: its head, the opening, a row an entry, the closing. */
export function statementTable(
  { unit, from, until, opening, lines, closing }: Statement,
  { language, zone, unitText, scaleOf }: StatementFormat,
): Cell[][] {
  const t = (key: Parameters<typeof translate>[1], params?: Record<string, unknown>): Cell => ({
    text: translate(language, key, params),
  })
  const amount = (value: bigint): Cell => ({ amount: toDecimal(value, unit) })
  const time = timeIn(zone)
  const headCell = (head: (typeof heads)[number]): Cell => {
    const heading = translate(language, `statement.${head}`)
    return { text: head === 'date' ? zoneHeading(zone, heading) : heading, isHead: true }
  }
  const reference = ({ kind, id }: NonNullable<WalletEntry['subject']>, scale: number | null): Cell => {
    const text = translate(language, `statement.subject_${kind}`, { id })
    return { text: scale === null ? text : `${text} · ${translate(language, 'statement.scaled', { factor: scale / 10_000 })}` }
  }
  const lineCells = (line: StatementLine): Cell[] => {
    const subject = subjectOf(line.subject)
    return [
      time(line.effective_at),
      t(`statement.topic_${line.topic}`),
      subject && reference(subject, scaleOf?.(line) ?? null),
      t(`statement.bucket_${bucketOf(line.purpose)}`),
      amount(line.amount),
      amount(line.balance_after),
      amount(line.total_after),
    ]
  }
  const total = (key: 'statement.opening' | 'statement.closing', value: bigint): Cell[] => [
    t(key),
    null,
    null,
    null,
    null,
    null,
    amount(value),
  ]
  return [
    [t('statement.title')],
    [t('statement.period'), { text: `${from} – ${until}` }],
    [t('statement.unit'), { text: unitText }],
    [],
    heads.map(headCell),
    total('statement.opening', opening),
    ...lines.map(lineCells),
    total('statement.closing', closing),
  ]
}
