import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { expect, test } from 'vitest'
import { cleanBlocks } from '../draft/clean-blocks.ts'
import { blockKinds, newBlock } from '../draft/draft.ts'
import { fromForm, toForm } from './block-values.ts'

const base = { is_hidden: false, addon: null, visible_from: null, visible_until: null }
const picture = { src: '/media/o/ab/abc', widths: [640], avif: true }
const carousel: DraftBlock = {
  ...base,
  kind: 'carousel',
  key: 'a',
  slides: [
    { label: { 'en-us': 'Sale', 'zh-cn': '促销' }, subtitle: { 'en-us': 'Now' }, href: '/a', picture, alt: {} },
    { label: {}, subtitle: {}, href: '', picture: null, alt: {} },
  ],
}

test.each([
  carousel,
  { ...base, kind: 'goods_row', key: 'b', title: { 'ko-kr': '상품' }, href: null, goods_ids: [3, 1] } as DraftBlock,
  { ...base, kind: 'notice', key: 'c', notices: [{ text: { 'en-us': 'Hi' }, href: null }] } as DraftBlock,
  { ...base, kind: 'icon_grid', key: 'd', icons: [{ label: { 'en-us': 'Hi' }, href: '/', icon: 'gift' }] } as DraftBlock,
  ...blockKinds.map((kind) => newBlock(kind, kind)),
])('CAT-01 a $kind is the same after its form', (block) => expect(fromForm(block, toForm(block))).toEqual(block))

test('CAT-01 a part that was just added is whole', () => {
  const values = { ...toForm(carousel), parts: [undefined, { texts: [{ language: 'en-us', label: 'New' }] }] }
  expect(fromForm(carousel, values)).toMatchObject({
    slides: [
      { label: {}, href: '', picture: null },
      { label: { 'en-us': 'New' }, subtitle: {}, alt: {}, href: '', picture: null },
    ],
  })
})

test('CAT-01 what is sent is trimmed, and texts of spaces alone are omitted', () => {
  const typed = { ...newBlock('goods_grid', 'a'), title: { 'en-us': ' For you ', 'zh-cn': '  ' } } as DraftBlock
  expect(cleanBlocks([typed])).toEqual([{ ...typed, title: { 'en-us': 'For you' } }])
})
