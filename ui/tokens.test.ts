import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Tokens = Record<string, string>
const modes = ['light', 'dark'] as const
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Token values of one block of tokens.css in one mode. */
function readBlock(selector: string, mode: (typeof modes)[number]): Tokens {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no block ${selector}`)
  const block = css.slice(start, css.indexOf('\n}', start))
  const tokens: Tokens = {}
  for (const [, name = '', light = '', dark = '', single = ''] of block.matchAll(
    /--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g,
  )) {
    tokens[name] = single || (mode === 'light' ? light : dark)
  }
  return tokens
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['surface-page', 'surface-card', 'surface-raised', 'surface-sunken']
const textPairs = [
  ...['text-strong', 'text-body', 'text-quiet', 'brand-ink', 'price', 'danger'].flatMap((text) =>
    surfaces.map((surface) => [text, surface]),
  ),
  ...['success', 'warning'].flatMap((text) => ['surface-card', 'surface-page', `${text}-soft`].map((surface) => [text, surface])),
  ['danger', 'danger-soft'],
  ['brand-ink', 'brand-soft'],
  ['text-strong', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-from'],
  ['on-brand', 'brand-to'],
  ['on-fill', 'danger-fill'],
] as const
const linePairs = [...surfaces.map((surface) => ['control-line', surface]), ...surfaces.map((surface) => ['brand-ink', surface])] as const

describe.each(modes)('%s', (mode) => {
  const base = readBlock(':root', mode)
  const themes = Object.fromEntries(
    ['default', 'blue', 'green', 'pink', 'golden'].map((name) => [name, readBlock(`[data-theme='${name}']`, mode)]),
  )
  test.each(Object.entries<Tokens>(themes))(
    'SHL-05 text of theme %s has 4.5:1 and lines of controls 3:1 on every surface',
    (_name, theme) => {
      const tokens = { ...base, ...theme }
      const colour = (name: string) => tokens[name] ?? expect.fail(`no token ${name}`)
      const weak = [
        ...textPairs.map(([a = '', b = '']) => ({ pair: `${a} on ${b}`, ratio: contrast(colour(a), colour(b)), least: 4.5 })),
        ...linePairs.map(([a = '', b = '']) => ({ pair: `${a} on ${b}`, ratio: contrast(colour(a), colour(b)), least: 3 })),
      ].filter(({ ratio, least }) => ratio < least)
      expect(weak).toEqual([])
    },
  )
})
