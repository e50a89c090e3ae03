import type { Language, Theme } from '@longmall/contract/fields.ts'

/** The edition of the drawing: a change of it makes every poster another one. */
export const drawingEdition = 1

/** All that is drawn on a poster, its texts in its language. */
export interface PosterContent {
  edition: number
  layout: 'goods' | 'shop'
  language: Language
  theme: Theme
  shop: string
  title: string
  /** A line below the title. */
  note: string
  /** Which promotion makes the price. */
  label: string | null
  price: string | null
  /** The price without the promotion, struck out. */
  price_before: string | null
  /** Beside the code. */
  caption: string
  /** Who shares it. */
  by: string | null
  /** What the code opens. */
  address: string
  /** The file of the picture, as the shop stores it. */
  picture: string | null
}
