/** The kind of goods, for the texts of its reviews. */
export type ReviewKind =
  | 'soft'
  | 'ware'
  | 'decor'
  | 'food'
  | 'care'
  | 'body'
  | 'makeup'
  | 'clothes'
  | 'shoes'
  | 'carry'
  | 'tech'
  | 'appliance'
  | 'sport'
  | 'kids'
  | 'paper'

/** Sentences of one language. Praise and faults are of a kind of goods; the rest fits any. */
export interface ReviewBank {
  praise: Record<ReviewKind, string[]>
  faults: Record<ReviewKind, string[]>
  closings: string[]
  /** Ends of a review with three stars or fewer. */
  sighs: string[]
  /** The operator's answers to a complaint, and to praise. */
  sorry: string[]
  thanks: string[]
}

/** Sentences in one line: lines`First. | Second.` */
export const lines = (text: TemplateStringsArray): string[] => text[0]!.split(' | ')
