import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { at, group, line, oval, shape, slab } from '../../kit/paint.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'
import { wordmark } from '../../kit/wordmark.ts'

/** One folded cloth: its fold on the left, the edges of its layers on the right. */
export function folded(x: number, y: number, width: number, height: number, colour: string): string {
  const d = at`M${x + height * 0.5} ${y}H${x + width - 3}C${x + width + 2} ${y + height * 0.3} ${x + width + 2} ${y + height * 0.7} ${x + width - 3} ${y + height}H${x + height * 0.5}C${x - height * 0.16} ${y + height} ${x - height * 0.16} ${y} ${x + height * 0.5} ${y}Z`
  const edge = darker(colour, 0.2)
  return (
    shape(d, colour, 'fall') +
    line(at`M${x + height * 0.4} ${y + height * 0.5}H${x + width - 2}`, edge, 0.9, 0.55) +
    line(at`M${x + width * 0.4} ${y + height * 0.27}H${x + width - 1}`, edge, 0.6, 0.35) +
    line(at`M${x + width * 0.3} ${y + height * 0.75}H${x + width - 1}`, edge, 0.6, 0.35)
  )
}

const paperBand = (cx: number, top: number, bottom: number, mark: string, colour: string) =>
  slab(cx - 17, top, 34, bottom - top, 1, '#f8f4ec', 'fall') +
  wordmark(mark, cx, (top + bottom) / 2, 5, inkOn('#ffffff'), { room: 26 }) +
  line(at`M${cx - 13} ${(top + bottom) / 2 + 8}H${cx + 13}`, colour, 1.2)

const bedding: Draw = ({ colour, accent, mark }) =>
  standing(
    66,
    folded(32, 148, 136, 32, colour) +
      folded(36, 117, 130, 31, lighter(colour, 0.16)) +
      folded(38, 90, 126, 27, accent) +
      folded(46, 68, 108, 22, lighter(accent, 0.24)) +
      paperBand(100, 68, 180, mark, colour),
    [92, 120],
  )

const pillow: Draw = ({ colour, mark }) => {
  const body =
    'M34 128C24 110 30 92 44 94C80 100 120 100 156 94C170 92 176 110 166 128C172 150 172 174 158 174C120 178 80 178 42 174C28 174 28 150 34 128Z'
  return standing(
    68,
    shape(body, colour, 'soft') +
      line('M40 168C32 150 34 140 40 128C34 112 36 100 44 100', darker(colour, 0.2), 0.8, 0.5) +
      line('M58 104C66 116 66 122 62 132M142 104C134 116 134 122 138 132', darker(colour, 0.2), 1.4, 0.22) +
      line('M52 164C60 156 62 150 60 144M148 142C142 148 142 150 142 146', '#ffffff', 2, 0.45) +
      slab(146, 150, 19, 13, 1.5, '#ffffff', 'flat') +
      wordmark(mark, 155.5, 156.5, 3, '#55504a', { room: 15 }),
    [100, 136],
  )
}

/** The round end of a rolled cloth, and its length going to the right. */
export function rolled(cx: number, cy: number, radius: number, length: number, colour: string): string {
  const edge = darker(colour, 0.24)
  const turns = [0.74, 0.5, 0.28]
    .map((share) =>
      line(
        at`M${cx - radius * share} ${cy}A${radius * share} ${radius * share} 0 1 1 ${cx + radius * share * 0.7} ${cy + radius * share * 0.7}`,
        edge,
        1,
        0.55,
      ),
    )
    .join('')
  return (
    slab(cx, cy - radius, length, radius * 2, radius * 0.9, colour, 'fall') +
    oval(cx, cy, radius, radius, lighter(colour, 0.14), 'flat') +
    turns
  )
}

const towels: Draw = ({ colour, accent }) => {
  let waffle = ''
  for (let x = 46; x < 160; x += 5) waffle += line(at`M${x} 120V178`, darker(colour, 0.3), 0.5, 0.28)
  for (let y = 124; y < 178; y += 5) waffle += line(at`M44 ${y}H164`, darker(colour, 0.3), 0.5, 0.28)
  return standing(
    64,
    folded(36, 148, 130, 32, colour) + folded(38, 116, 126, 32, accent) + group('', waffle) + rolled(62, 96, 20, 92, lighter(colour, 0.2)),
    [84, 112],
  )
}

const throwBlanket: Draw = ({ colour, accent }) => {
  const fringe = Array.from({ length: 17 }, (_, i) =>
    line(at`M${46 + i * 6.6} 146C${45 + i * 6.6} 154 ${47 + i * 6.6} 160 ${46 + i * 6.6} 166`, i % 2 ? colour : darker(colour, 0.1), 2.2),
  ).join('')
  const stripes = [0, 1, 2].map((i) => line(at`M42 ${120 + i * 8}H158`, accent, i === 1 ? 3 : 1.2, 0.75)).join('')
  return standing(
    66,
    folded(34, 152, 132, 28, colour) +
      folded(36, 126, 128, 27, lighter(colour, 0.1)) +
      shape('M40 104C36 92 44 84 54 84H150C160 84 164 92 160 104V146H40Z', colour, 'fall') +
      stripes +
      fringe +
      line('M42 108H158', darker(colour, 0.2), 0.8, 0.3),
    [96, 124],
  )
}

const swaddle: Draw = ({ colour, accent, mark }) => {
  const dots = Array.from({ length: 26 }, (_, i) =>
    oval(48 + (i % 9) * 13 + (i > 8 && i < 18 ? 6 : 0), 122 + Math.floor(i / 9) * 9, 1.7, 1.7, accent, 'none', 0.85),
  ).join('')
  return standing(
    62,
    folded(38, 154, 126, 26, lighter(accent, 0.55)) +
      folded(40, 112, 122, 42, colour) +
      dots +
      rolled(64, 96, 16, 86, lighter(colour, 0.3)) +
      paperBand(128, 80, 180, mark, accent),
    [96, 124],
  )
}

export const linens = { bedding, pillow, towels, throwBlanket, swaddle }
