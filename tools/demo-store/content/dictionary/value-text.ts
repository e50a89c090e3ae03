import type { LocalizedText } from '../../types.ts'
import { sameInAllLanguages } from '../localized.ts'
import { choices } from './choices.ts'
import type { ChoiceKey } from './choices.ts'
import { colours } from './colours.ts'
import type { ColourKey } from './colours.ts'
import { countedText } from './counted.ts'
import type { CountKey } from './counted.ts'
import { facts } from './facts.ts'
import type { FactKey } from './facts.ts'
import { usageNotes } from './usage-notes.ts'
import type { UsageNoteKey } from './usage-notes.ts'

/** A word of the dictionary, a counted value (`pieces:4`), or after `=` a text that is the same in every language (`=500 ml`). */
export type Value = ColourKey | ChoiceKey | FactKey | UsageNoteKey | `${CountKey}:${string}` | `=${string}`

const dictionary: Record<string, LocalizedText> = { ...choices, ...facts, ...usageNotes }
for (const [key, colour] of Object.entries(colours)) dictionary[key] = colour.names

export function valueText(value: Value): LocalizedText {
  if (value.startsWith('=')) return sameInAllLanguages(value.slice(1))
  const found = dictionary[value] ?? countedText(value)
  if (!found) throw new Error(`The dictionary has no "${value}"`)
  return found
}

/** Choices that are no colours by name, yet are seen in the picture. */
const pictureColours: Record<string, string> = {
  brownLeather: '#8a5638',
  blackLeather: '#3a383a',
  steelMesh: '#b9bcbf',
  shade17: '#f0d6bd',
  shade21: '#e6c4a4',
  shade23: '#d6ab84',
}

/** The paint of a value that is seen in the picture; undefined for everything else. */
export const hexOf = (value: string): string | undefined =>
  (colours as Record<string, { hex: string }>)[value]?.hex ?? pictureColours[value]
