import type { BrandSource } from '../../content/brands/brand-source.ts'
import { darker, lighter, mix } from '../kit/colour.ts'
import { group, line, oval, shape, slab } from '../kit/paint.ts'
import { wordmark, wordmarkWidth } from '../kit/wordmark.ts'

const emblems: Record<BrandSource['emblem'], (colour: string) => string> = {
  ring: (colour) =>
    `<circle cx="100" cy="74" r="25" fill="none" stroke="${colour}" stroke-width="6"/>` + oval(100, 74, 6, 6, colour, 'none'),
  leaf: (colour) =>
    shape('M100 44C128 56 130 90 100 106C70 90 72 56 100 44Z', colour, 'none') + line('M100 104V62', lighter(colour, 0.7), 2.6),
  wave: (colour) =>
    [60, 74, 88].map((y) => line(`M70 ${y}C80 ${y - 10} 90 ${y - 10} 100 ${y}C110 ${y + 10} 120 ${y + 10} 130 ${y}`, colour, 5)).join(''),
  peak: (colour) => line('M66 98L90 54L108 84L118 68L136 98Z', colour, 5),
  square: (colour) => slab(76, 50, 48, 48, 4, colour, 'none') + slab(88, 62, 24, 24, 2, '#faf8f4', 'none'),
  arc: (colour) => line('M70 96C70 40 130 40 130 96M84 96C84 64 116 64 116 96', colour, 5.4),
  dot: (colour) => oval(88, 74, 18, 18, colour, 'none') + oval(120, 74, 9, 9, lighter(colour, 0.45), 'none'),
  grain: (colour) =>
    [-1, 0, 1]
      .map((i) => `<g transform="rotate(${i * 34} 100 106)">${oval(100, 68, 9, 24, i === 0 ? colour : lighter(colour, 0.25), 'none')}</g>`)
      .join(''),
}

/** A brand's sign: its emblem, and the name in one line or two. It is shown in a circle, so the corners stay empty. */
export function brandScene(brand: BrandSource): string {
  const ink = darker(brand.colour, 0.62)
  const parts = brand.mark.split(' ')
  const isLong = wordmarkWidth(brand.mark, 12) > 118 && parts.length > 1
  const half = isLong ? Math.ceil(parts.length / 2) : parts.length
  const lines = isLong ? [parts.slice(0, half).join(' '), parts.slice(half).join(' ')] : [brand.mark]
  const name = lines.map((text, i) => wordmark(text, 100, (isLong ? 138 : 144) + i * 17, 12, ink, { room: 118, weight: 1.25 })).join('')
  return (
    `<rect width="200" height="200" fill="${mix('#fbf9f5', brand.colour, 0.06)}"/>` +
    group('translate(100 76) scale(1.16) translate(-100 -74)', emblems[brand.emblem](brand.colour)) +
    name
  )
}
