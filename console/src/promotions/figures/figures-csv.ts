import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'

export type Figures = OutputOf<Api['campaign/figures']>
export const figureNames = ['views', 'buyers', 'orders', 'quantity', 'sales', 'cost'] as const

/** Figures by day as a table for other programs: a head, a line a day, amounts as decimals; a mark of UTF-8 in front for who needs it. */
export function figuresCsv({ days }: Figures, head: Record<'day' | (typeof figureNames)[number], string>): string {
  const names = ['day', ...figureNames] as const
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [names.map((name) => quoted(head[name])), ...days.map((day) => names.map((name) => String(day[name])))]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
