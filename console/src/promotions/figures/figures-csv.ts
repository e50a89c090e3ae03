import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'

export type Figures = OutputOf<Api['campaign/figures']>
export const figureNames = ['views', 'buyers', 'orders', 'quantity', 'sales', 'cost'] as const

/** Figures by day as CSV: a header, a row a day, amounts as decimals; with a UTF-8 byte order mark for spreadsheet programs. */
export function figuresCsv({ days }: Figures, head: Record<'day' | (typeof figureNames)[number], string>): string {
  const names = ['day', ...figureNames] as const
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [names.map((name) => quoted(head[name])), ...days.map((day) => names.map((name) => String(day[name])))]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
