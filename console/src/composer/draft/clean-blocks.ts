import { languages } from '@longmall/contract/fields.ts'
import type { DraftBlock } from '@longmall/contract/content-blocks.ts'

const isLanguage = (name: string) => languages.some((language) => language === name)

/** Blocks as the contract requires them: texts trimmed, in NFC, and without empty ones. */
export const cleanBlocks = (blocks: readonly DraftBlock[]): DraftBlock[] => blocks.map((block) => clean(block) as DraftBlock)

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim()
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const made = clean(one)
      return made === undefined || (isLanguage(name) && made === '') ? [] : [[name, made]]
    }),
  )
}
