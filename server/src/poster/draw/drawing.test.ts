import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages, type Language } from '@longmall/contract/fields.ts'
import { poster as english } from '@longmall/translations/en-us/server/poster.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { translate } from '../../kernel/translate.ts'
import { drawingEdition, type PosterContent } from '../content/poster-content.ts'
import { PosterFiles } from '../poster-files.ts'
import { DrawingProcess } from './drawing-process.ts'
import { drawSvg } from './draw-poster.ts'

const content = (language: Language, fields: Partial<PosterContent> = {}): PosterContent => ({
  edition: drawingEdition,
  layout: 'goods',
  language,
  theme: 'default',
  shop: ' ',
  title: ' ',
  note: '',
  label: null,
  price: null,
  price_before: null,
  caption: ' ',
  by: null,
  address: 'http://shop.example/',
  picture: null,
  ...fields,
})
const outlinesIn = (svg: string) => [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path!)
/** A poster that says nothing but this title, as outlines. */
const drawn = async (language: Language, title: string) => (await drawSvg(content(language, { title }), true)).svg

const goodsNames: Record<Language, string> = {
  'en-us': 'Flask “Nord”, 500 ml – stainless',
  'zh-cn': '春季新款不锈钢保温杯，大容量（男女通用）',
  'ko-kr': '스테인리스 보온 텀블러 대용량 선물 세트',
  'ja-jp': 'ステンレス真空断熱タンブラー「持ち運びに便利」',
  'ms-my': 'Kelalang vakum keluli tahan karat',
}
const longName: Record<Language, string> = {
  'en-us': 'Stainless steel flask with a very long name '.repeat(5).slice(0, 200),
  'zh-cn': '春季新款不锈钢保温杯，大容量便携水杯。'.repeat(12).slice(0, 200),
  'ko-kr': '스테인리스 보온 텀블러 대용량 '.repeat(12).slice(0, 200),
  'ja-jp': 'ステンレス真空断熱タンブラー（大容量）、'.repeat(12).slice(0, 200),
  'ms-my': 'Kelalangvakumkelulitahankarat'.repeat(8).slice(0, 200),
}
/** Every point of an outline that is absolute; the glyphs of satori are. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML]\s*(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('texts', () => {
  test.each(languages)(
    'CAT-13 %s has an outline of its own for each character, and none that stands for a missing one',
    async (language) => {
      const texts = Object.keys(english).map((key) => translate(language, key as keyof typeof english))
      const characters = [...new Set([...texts, goodsNames[language]].join('').replace(/[\s{}]/g, ''))]
      const outlines = new Map<string, string[]>()
      for (const character of characters) {
        const outline = await drawn(language, character)
        outlines.set(outline, [...(outlines.get(outline) ?? []), character])
      }
      expect(outlines.get(await drawn(language, ' ')) ?? []).toEqual([])
      expect([...outlines.values()].filter((same) => same.length > 1)).toEqual([])
    },
  )

  test.each(languages)('CAT-13 %s a name of 200 characters is cut at two lines within the page', async (language) => {
    const { svg } = await drawSvg(content(language, { title: longName[language] }), true)
    const points = outlinesIn(svg)
      .filter((path) => path.length > 400)
      .flatMap(pointsOf)
      .filter(({ y }) => y > 800)
    expect(points.length).toBeGreaterThan(50)
    expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(750 - 36)
    expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(40)
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(930)
    expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(885)
  })

  test('CAT-13 what no font has is left out', async () => {
    const [plain, smiling] = [content('en-us', { title: 'Flask' }), content('en-us', { title: 'Flask😀' })]
    expect((await drawSvg(smiling, true)).svg).toBe((await drawSvg(plain, true)).svg)
  })
})

describe('the drawing process', () => {
  const open = (limits: ConstructorParameters<typeof DrawingProcess>[0]) => {
    const drawing = new DrawingProcess(limits)
    onTestFinished(() => drawing.close())
    return drawing
  }

  test('CAT-13 refuses what its queue has no room for, and draws what it has', async () => {
    const drawing = open({ waiting: 2, timeoutMs: 20_000 })
    const drawn = [1, 2, 3].map((n) => drawing.draw(content('en-us', { title: `Flask ${n}` }), null))
    expect(() => drawing.draw(content('en-us'), null)).toThrow('call.unavailable')
    for (const png of await Promise.all(drawn)) expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    expect((await drawing.draw(content('zh-cn', { title: '杯' }), null)).length).toBeGreaterThan(1000)
  })

  test('CAT-13 a drawing that takes too long is refused, and the next one has a process again', async () => {
    const drawing = open({ waiting: 2, timeoutMs: 1 })
    const late = () => drawing.draw(content('en-us'), null).catch((error: Error) => error.message)
    expect(await late()).toBe('call.unavailable')
    expect(await late()).toBe('call.unavailable')
  })

  test('CAT-13 a picture that is none leaves the panel of the shop in its place', async () => {
    const drawing = open({ waiting: 2, timeoutMs: 20_000 })
    const bad = await drawing.draw(content('en-us', { shop: 'Longmall' }), Buffer.from('no picture'))
    expect(bad).toEqual(await drawing.draw(content('en-us', { shop: 'Longmall' }), null))
  })
})

describe('the folder of posters', () => {
  test('CAT-13 keeps no more bytes than it may: what was read longest ago goes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'posters-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const files = new PosterFiles(folder, 250)
    for (const key of ['a', 'b']) await files.write(key, Buffer.alloc(100, key))
    await files.read('a')
    await files.write('c', Buffer.alloc(100, 'c'))
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'c.png'])
    expect(await files.read('b')).toBeNull()
    const again = new PosterFiles(folder, 250)
    expect([again.bytes, (await again.read('c'))?.length]).toEqual([200, 100])
  })
})
