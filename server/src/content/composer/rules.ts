import { blockErrors, type BlockProblem, type DraftBlock, type LocalizedText } from '@longmall/contract/content-blocks.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { isObject } from '../merge-texts.ts'
import { nameOfParts, partsOf, localTextsOf } from './draft-rows.ts'

/** Facts that a block is validated against. */
export interface Facts {
  now: Timestamp
  /** Goods of the rows that can be shown now. */
  goods_ids: ReadonlySet<number>
  isAddonOn: (name: string) => boolean
}

/** Leads to a screen of the shop, or to another site by https; parts of the shop that are no screens count as neither. */
export const isValidAddress = (href: string): boolean =>
  /^https:\/\/[^\s/?#]+\.[^\s]+$/i.test(href) || (/^\/(?![/\\])[^\s\\]*$/.test(href) && !/^\/(api|console)(\/|$)/.test(href))

const required = new Set(['placeholder', 'label', 'text'])

/**
 * What is wrong with the blocks of a draft: errors keep it from being published, warnings do not. A hidden block may be
 * half done.
 */
export function problemsOf(blocks: readonly DraftBlock[], facts: Facts): BlockProblem[] {
  const seen = new Set<string>()
  return blocks.flatMap((block) => {
    const duplicate = seen.has(block.key) ? [problem(block, 'duplicate_key')] : []
    seen.add(block.key)
    return [...duplicate, ...(block.is_hidden ? [] : [...errorsOf(block), ...warningsOf(block, facts)])]
  })
}

function errorsOf(block: DraftBlock): BlockProblem[] {
  const { visible_from, visible_until } = block
  const unnamed = localTextsOf(block).filter(({ field, local }) => lacksEnglish(local, required.has(field)))
  const name = nameOfParts(block.kind)
  const isEmpty = block.kind === 'goods_row' ? block.goods_ids.length === 0 : name !== undefined && partsOf(block).length === 0
  return [
    ...(isEmpty ? [problem(block, 'parts_missing')] : []),
    ...unnamed.map(({ path }) => problem(block, 'english_missing', path)),
    ...addressesOf(block)
      .filter(({ href }) => !isValidAddress(href))
      .map(({ path }) => problem(block, 'address_wrong', path)),
    ...(visible_from !== null && visible_until !== null && visible_until <= visible_from ? [problem(block, 'window_wrong')] : []),
  ]
}

function warningsOf(block: DraftBlock, { now, goods_ids, isAddonOn }: Facts): BlockProblem[] {
  const chosen = block.kind === 'goods_row' ? block.goods_ids : []
  const shown = chosen.filter((id) => goods_ids.has(id)).length
  return [
    ...(chosen.length > 0 && shown === 0 ? [problem(block, 'nothing_shown')] : []),
    ...(shown > 0 && shown < chosen.length ? [problem(block, 'goods_missing')] : []),
    ...(block.addon !== null && !isAddonOn(block.addon) ? [problem(block, 'addon_off')] : []),
    ...(block.visible_until !== null && block.visible_until <= now ? [problem(block, 'window_ended')] : []),
  ]
}

// Optional texts may be missing altogether, but not in English alone: it replaces the others.
const lacksEnglish = (local: LocalizedText, isRequired: boolean) =>
  local['en-us'] === undefined && (isRequired || Object.values(local).some((text) => text !== undefined))

function addressesOf(block: DraftBlock): { path: string; href: string }[] {
  const own = block.kind === 'goods_row' && block.href !== null ? [{ path: 'href', href: block.href }] : []
  const name = nameOfParts(block.kind)
  return [
    ...own,
    ...partsOf(block).flatMap(({ href }, index) => (typeof href === 'string' ? [{ path: `${name}.${index}.href`, href }] : [])),
  ]
}

const errorNames: ReadonlySet<string> = new Set(blockErrors)
const problem = (block: DraftBlock, name: BlockProblem['problem'], path: string | null = null): BlockProblem => ({
  key: block.key,
  problem: name,
  is_error: errorNames.has(name),
  path,
})

/** Addresses of all pictures in these blocks. */
export const picturesOf = (blocks: readonly DraftBlock[]): string[] =>
  blocks.flatMap((block) => partsOf(block).flatMap(({ picture }) => (isObject(picture) ? [String(picture.src)] : [])))

/** Blocks in the audit log: their kinds in order, hidden ones marked. */
export const outlineOf = (blocks: readonly DraftBlock[]): string =>
  blocks.map(({ kind, is_hidden }) => (is_hidden ? `(${kind})` : kind)).join(' ')
