import type { Language } from '@longmall/contract/fields.ts'

/** A document before it is drawn: every word of it, in its language. */
export interface Sheet {
  language: Language
  /** The shop, at the top left. */
  shop: string
  /** What it is, at the top right. */
  title: string
  /** Beside each other under the title: number, dates. */
  facts: Fact[]
  /** Side by side: payer and recipient. */
  parties: { title: string; lines: string[] }[]
  columns: { title: string; width: number; align: 'left' | 'right' }[]
  rows: Cell[][]
  /** Under the table, at the right. */
  totals: (Fact & { isSum?: true })[]
  notes: string[]
}
export interface Fact {
  label: string
  value: string
}
/** A cell's text; `small` stands under them. */
export interface Cell {
  text: string
  small?: string
}
