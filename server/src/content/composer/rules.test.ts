import { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftOf, rowOf, localTextsOf } from './draft-rows.ts'
import { isValidAddress, outlineOf, picturesOf, problemsOf } from './rules.ts'

const now = '2026-11-22T08:00:00.000Z'
const facts = { now, goods_ids: new Set([1, 2]), isAddonOn: (name: string) => name === 'seckill' }
const base = { key: 'a', is_hidden: false, addon: null, visible_from: null, visible_until: null }
const en = (text: string) => ({ 'en-us': text })
const picture = { src: '/media/o/ab/abc', widths: [640], avif: true }
const slide = { label: en('Sale'), subtitle: {}, href: '/v2/goods/list/list', picture: null, alt: {} }
const carousel: DraftBlock = { ...base, kind: 'carousel', slides: [slide] }
const row: DraftBlock = { ...base, kind: 'goods_row', title: {}, href: null, goods_ids: [1, 2] }
const problemNames = (...blocks: DraftBlock[]) =>
  problemsOf(blocks, facts).map(({ problem, path }) => (path === null ? problem : `${problem} ${path}`))

describe('addresses', () => {
  test.each([
    '/',
    '/v2/goods/list/list?category_id=3',
    '/v2/goods/detail/detail?sku_id=5',
    'https://example.com/a?b=1',
    'HTTPS://Example.com',
  ])('CAT-01 %s may stand in a block', (href) => expect(isValidAddress(href)).toBe(true))
  test.each([
    '',
    'v2/goods',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    'https://',
    'https://host',
    '/api/cart/add',
    '/console',
    '/console/staff',
    '/two words',
    'mailto:a@b.example',
  ])('CAT-01 %j may not', (href) => expect(isValidAddress(href)).toBe(false))
})

describe('what keeps a block from being published', () => {
  test.each<[string, DraftBlock, string[]]>([
    ['a whole carousel', carousel, []],
    ['a carousel without a slide', { ...carousel, slides: [] }, ['parts_missing']],
    ['a slide without English', { ...carousel, slides: [{ ...slide, label: { 'zh-cn': '促销' } }] }, ['english_missing slides.0.label']],
    [
      'a second line in Korean alone',
      { ...carousel, slides: [{ ...slide, subtitle: { 'ko-kr': '지금' } }] },
      ['english_missing slides.0.subtitle'],
    ],
    ['words for no picture', { ...carousel, slides: [{ ...slide, alt: { 'ko-kr': '그림' } }] }, []],
    [
      'words for a picture, not in English',
      { ...carousel, slides: [{ ...slide, picture, alt: { 'ko-kr': '그림' } }] },
      ['english_missing slides.0.picture.alt'],
    ],
    ['a slide that leads nowhere', { ...carousel, slides: [slide, { ...slide, href: '//evil' }] }, ['address_wrong slides.1.href']],
    ['a notice that leads nowhere on purpose', { ...base, kind: 'notice', notices: [{ text: en('Hi'), href: null }] }, []],
    ['a search bar without words', { ...base, kind: 'search_bar', placeholder: {} }, ['english_missing placeholder']],
    ['a title that is not needed', { ...base, kind: 'goods_grid', title: {} }, []],
    ['a row without goods', { ...row, goods_ids: [] }, ['parts_missing']],
    ['a row with its own list', { ...row, href: 'nowhere' }, ['address_wrong href']],
    ['a time that ends as it begins', { ...carousel, visible_from: now, visible_until: now }, ['window_wrong', 'window_ended']],
    ['a hidden block, half done', { ...carousel, is_hidden: true, slides: [] }, []],
  ])('CAT-01 %s', (_, block, problems) => expect(problemNames(block)).toEqual(problems))

  test('CAT-01 two blocks of one key cannot be distinguished', () => expect(problemNames(carousel, carousel)).toEqual(['duplicate_key']))
})

describe('what an operator should know', () => {
  test.each<[string, DraftBlock, string[]]>([
    ['a row of goods that are all there', row, []],
    ['one goods off the shelf', { ...row, goods_ids: [1, 9] }, ['goods_missing']],
    ['all goods off the shelf', { ...row, goods_ids: [8, 9] }, ['nothing_shown']],
    ['an add-on that is on', { ...row, addon: 'seckill' }, []],
    ['an add-on that is off', { ...row, addon: 'live' }, ['addon_off']],
    ['a time to come', { ...row, visible_from: '2027-01-01T00:00:00.000Z' }, []],
    ['a time that is over', { ...row, visible_until: now }, ['window_ended']],
  ])('CAT-01 %s', (_, block, problems) => {
    expect(problemNames(block)).toEqual(problems)
    expect(problemsOf([block], facts).some(({ is_error }) => is_error)).toBe(false)
  })
})

describe('rows', () => {
  const all: DraftBlock[] = [
    { ...base, kind: 'search_bar', placeholder: { 'en-us': 'Search', 'zh-cn': '搜索' } },
    {
      ...carousel,
      slides: [slide, { ...slide, label: { 'en-us': 'New', 'ja-jp': '新着' }, subtitle: en('Now'), picture, alt: en('A lamp') }],
    },
    { ...base, kind: 'icon_grid', icons: [{ label: en('Gifts'), href: '/c', icon: 'gift' }] },
    {
      ...base,
      kind: 'notice',
      notices: [
        { text: en('Hi'), href: null },
        { text: en('Ho'), href: '/d' },
      ],
    },
    { ...base, kind: 'coupons', title: {} },
    { ...base, kind: 'flash_sale', title: en('Now or never') },
    { ...base, kind: 'brand_row', title: {}, brands: [{ label: en('Acme'), href: '/e', picture, alt: {} }] },
    { ...base, kind: 'topic_cards', title: en('Topics'), cards: [{ ...slide, picture }] },
    { ...row, addon: 'seckill', visible_from: now, title: { 'en-us': 'Row', 'ms-my': 'Baris' }, href: '/f' },
    { ...base, kind: 'goods_grid', title: {} },
  ]
  test.each(all)('CAT-01 a $kind is the same after it was stored', (block) => {
    expect(z.parse(DraftBlock, block)).toEqual(block)
    expect(draftOf(rowOf(block), 'a')).toEqual(block)
  })

  test('CAT-01 words are stored by language and path, and nothing of them is left in what all languages share', () => {
    expect(rowOf(all[1]!)).toMatchObject({
      content: { slides: [{ href: '/v2/goods/list/list' }, { href: '/v2/goods/list/list', picture }] },
      texts: {
        'en-us': { 'slides.0.label': 'Sale', 'slides.1.label': 'New', 'slides.1.subtitle': 'Now', 'slides.1.picture.alt': 'A lamp' },
        'ja-jp': { 'slides.1.label': '新着' },
      },
    })
    expect(JSON.stringify(rowOf(all[1]!).content)).not.toContain('label')
    expect(localTextsOf(all[1]!).map(({ path }) => path)).toEqual([
      'slides.0.label',
      'slides.0.subtitle',
      'slides.1.label',
      'slides.1.subtitle',
      'slides.1.picture.alt',
    ])
  })

  test('CAT-01 a stored block of another kind, or a broken one, is not edited', () => {
    const stored = { kind: 'hologram', addon: null, visible_from: null, visible_until: null, content: {}, texts: {} }
    expect([draftOf(stored, 'a'), draftOf({ ...stored, kind: 'carousel', content: { slides: 'none' } }, 'a')]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('CAT-01 the pictures of a page, and its outline', () => {
    expect(picturesOf(all)).toEqual([picture.src, picture.src, picture.src])
    expect(outlineOf([carousel, { ...row, is_hidden: true }])).toBe('carousel (goods_row)')
  })
})
