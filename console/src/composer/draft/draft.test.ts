import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { DraftBlock as DraftBlockSchema } from '@longmall/contract/content-blocks.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { blockKinds, duplicateBlock, hideBlock, insertAfter, moveBlock, newBlock, newKey, removeBlock } from './draft.ts'
import { startHistory, redo, pushHistory, undo } from './history.ts'
import { mergeBlocks, resolveConflicts } from './merge-blocks.ts'

const grid = (key: string, text = key): DraftBlock => ({ ...newBlock('goods_grid', key), title: { 'en-us': text } }) as DraftBlock
const page = ['a', 'b', 'c'].map((key) => grid(key))
const keys = (blocks: readonly DraftBlock[]) => blocks.map(({ key }) => key).join('')

describe('changes of a draft', () => {
  test.each(blockKinds)('CAT-01 a new %s fits the contract', (kind) => {
    expect(z.safeParse(DraftBlockSchema, newBlock(kind, 'b1')).success).toBe(true)
  })

  test.each<[string, DraftBlock[], string]>([
    ['forward', moveBlock(page, 'a', 'c'), 'bca'],
    ['backward', moveBlock(page, 'c', 'a'), 'cab'],
    ['onto itself', moveBlock(page, 'b', 'b'), 'abc'],
    ['an unknown one', moveBlock(page, 'x', 'b'), 'abc'],
    ['removed', removeBlock(page, 'b'), 'ac'],
    ['added behind another', insertAfter(page, grid('d'), 'a'), 'adbc'],
    ['added at the end', insertAfter(page, grid('d'), null), 'abcd'],
    ['a copy behind its block', duplicateBlock(page, 'a'), 'ab4bc'],
  ])('CAT-01 a block is moved %s', (_, blocks, expected) => expect(keys(blocks)).toBe(expected))

  test('CAT-01 a hidden block is shown again, and keys are never used twice', () => {
    expect(hideBlock(hideBlock(page, 'a'), 'a')).toEqual(page)
    expect(newKey([grid('b2'), grid('b3')])).toBe('b4')
  })
})

describe('undo', () => {
  test('CAT-01 steps are undone and done again; a new step forgets what was undone', () => {
    const second = pushHistory(pushHistory(startHistory(page), removeBlock(page, 'a'), '', 0), [], '', 1)
    expect([undo(second), undo(undo(second)), undo(undo(undo(second)))].map(({ blocks }) => keys(blocks))).toEqual(['bc', 'abc', 'abc'])
    expect(keys(redo(undo(second)).blocks)).toBe('')
    expect(redo(pushHistory(undo(second), page, '', 2)).blocks).toEqual(page)
  })

  test.each([
    ['within a moment', 1000, 1],
    ['after a pause', 2000, 2],
  ])('CAT-01 typing in one block %s', (_, later, steps) => {
    const first = pushHistory(startHistory(page), [grid('a', 'x')], 'a', 0)
    expect(pushHistory(first, [grid('a', 'xy')], 'a', later).past).toHaveLength(steps)
  })

  test('CAT-01 what changes nothing is no step', () => {
    const one = startHistory(page)
    expect(pushHistory(one, structuredClone(page), '', 0)).toBe(one)
  })
})

describe('CON-04 two operators', () => {
  const merge = (mine: DraftBlock[], theirs: DraftBlock[]) => mergeBlocks(page, mine, theirs)
  test.each<[string, DraftBlock[], DraftBlock[], string, string[]]>([
    ['each another block', [grid('a', 'M'), page[1]!, page[2]!], [page[0]!, page[1]!, grid('c', 'T')], 'M b T', []],
    ['both the same to the same', [grid('a', 'X'), page[1]!, page[2]!], [grid('a', 'X'), page[1]!, page[2]!], 'X b c', []],
    ['both the same to another', [grid('a', 'M'), page[1]!, page[2]!], [grid('a', 'T'), page[1]!, page[2]!], 'M b c', ['a']],
    ['I take away what they leave', [page[1]!, page[2]!], page, 'b c', []],
    ['I take away what they change', [page[1]!, page[2]!], [grid('a', 'T'), page[1]!, page[2]!], 'b c', ['a']],
    ['they take away what I change', [grid('a', 'M'), page[1]!, page[2]!], [page[1]!, page[2]!], 'M b c', ['a']],
    ['they add one', page, [page[0]!, grid('d'), page[1]!, page[2]!], 'a d b c', []],
    ['I add one, they another', [...page, grid('d')], [grid('e'), ...page], 'e a b c d', []],
    ['I move, they add', [page[2]!, page[0]!, page[1]!], [...page, grid('d')], 'c d a b', []],
    ['they move, I change', [grid('a', 'M'), page[1]!, page[2]!], [page[2]!, page[1]!, page[0]!], 'c b M', []],
  ])('%s', (_, mine, theirs, expected, conflictKeys) => {
    const { merged, conflicts } = merge(mine, theirs)
    expect(merged.map((block) => ('title' in block ? block.title['en-us'] : '')).join(' ')).toBe(expected)
    expect(conflicts.map(({ key }) => key)).toEqual(conflictKeys)
  })

  test('the chosen version is adopted, also where it removes or restores a block', () => {
    const changed = merge([grid('a', 'M'), page[1]!, page[2]!], [grid('a', 'T'), page[1]!, page[2]!])
    expect(resolveConflicts(changed.merged, changed.conflicts, { a: true })[0]).toEqual(grid('a', 'T'))
    expect(resolveConflicts(changed.merged, changed.conflicts, {})[0]).toEqual(grid('a', 'M'))
    const gone = merge([grid('a', 'M'), page[1]!, page[2]!], [page[1]!, page[2]!])
    expect(keys(resolveConflicts(gone.merged, gone.conflicts, { a: true }))).toBe('bc')
    const back = merge([page[1]!, page[2]!], [grid('a', 'T'), page[1]!, page[2]!])
    expect(keys(resolveConflicts(back.merged, back.conflicts, { a: true }))).toBe('bca')
  })
})
