import type { Words } from '../../types.ts'
import { alike } from '../words.ts'
import { choices } from './choices.ts'
import type { ChoiceKey } from './choices.ts'
import { colours } from './colours.ts'
import type { ColourKey } from './colours.ts'
import { countedWords } from './counted.ts'
import type { CountKey } from './counted.ts'
import { facts } from './facts.ts'
import type { FactKey } from './facts.ts'
import { manners } from './manners.ts'
import type { MannerKey } from './manners.ts'

/** A word of the dictionary, a counted value (`pieces:4`), or after `=` something written alike everywhere (`=500 ml`). */
export type Value = ColourKey | ChoiceKey | FactKey | MannerKey | `${CountKey}:${string}` | `=${string}`

const dictionary: Record<string, Words> = { ...choices, ...facts, ...manners }
for (const [key, colour] of Object.entries(colours)) dictionary[key] = colour.words

export function valueWords(value: Value): Words {
  if (value.startsWith('=')) return alike(value.slice(1))
  const found = dictionary[value] ?? countedWords(value)
  if (!found) throw new Error(`The dictionary has no "${value}"`)
  return found
}

/** Choices that are no colours by name, yet are seen in the picture. */
const seen: Record<string, string> = {
  brownLeather: '#8a5638',
  blackLeather: '#3a383a',
  steelMesh: '#b9bcbf',
  shade17: '#f0d6bd',
  shade21: '#e6c4a4',
  shade23: '#d6ab84',
}

/** The paint of a value that is seen in the picture; undefined for everything else. */
export const hexOf = (value: string): string | undefined => (colours as Record<string, { hex: string }>)[value]?.hex ?? seen[value]
