import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, group, line, oval, shape, slab, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'

const headphones: Draw = ({ colour, accent }) => {
  const cup = (cx: number, side: number) =>
    group(
      `rotate(${side * 6} ${cx} 132)`,
      slab(cx - 19 + side * -9, 98, 30, 70, 15, '#2f2d2e', 'round') +
        slab(cx - 17 + side * 5, 92, 34, 82, 17, colour, 'round') +
        slab(cx - 9 + side * 7, 108, 18, 50, 9, lighter(colour, 0.12), 'soft'),
    )
  return standing(
    64,
    tube('M44 116C38 20 162 20 156 116', colour, 12) +
      line('M58 66C74 36 126 36 142 66', darker(colour, 0.35), 7, 0.8) +
      line('M44 86V112M156 86V112', accent, 6) +
      cup(44, -1) +
      cup(156, 1),
    [60, 112],
  )
}

const earbuds: Draw = ({ colour, mark }) => {
  const bud = (cx: number, side: number) =>
    group(
      `translate(${cx} 70) rotate(${side * 8})`,
      slab(-5.4, 2, 10.8, 38, 5.4, colour, 'round') +
        oval(side * -3, 0, 14, 13, colour, 'ball') +
        oval(side * -13, 3, 6, 7, '#4c494a', 'soft') +
        oval(side * 4, -2, 2, 3.4, darker(colour, 0.5), 'none', 0.7),
    )
  return standing(
    46,
    bud(76, -1) +
      bud(124, 1) +
      shape('M44 116C44 100 56 96 70 96H130C144 96 156 100 156 116V122H44Z', darker(colour, 0.3), 'hollow') +
      slab(44, 112, 112, 68, 30, colour, 'round') +
      slab(50, 114, 100, 14, 7, lighter(colour, 0.3), 'none', 0.4) +
      oval(100, 138, 2.2, 2.2, '#7fc79a', 'none') +
      wordmark(mark, 100, 156, 5, inkOn(colour), { room: 54 }),
    [100, 112],
  )
}

const speakers: Draw = ({ colour, accent }) => {
  const box = (x: number, top: number, width: number) =>
    shape(at`M${x + width} ${top}l14 -6V${172}l-14 8Z`, darker(colour, 0.3), 'fall') +
    shape(at`M${x} ${top}l14 -6H${x + width + 14}l-14 6Z`, lighter(colour, 0.25), 'none') +
    slab(x, top, width, 180 - top, 2, colour, 'flat') +
    slab(x + 5, top + 5, width - 10, 170 - top, 2, '#2f2c2b', 'flat') +
    oval(x + width / 2, 146, width * 0.33, width * 0.33, '#1f1d1d', 'soft') +
    oval(x + width / 2, 146, width * 0.26, width * 0.26, '#45413f', 'ball') +
    oval(x + width / 2, 146, width * 0.1, width * 0.1, accent, 'ball') +
    oval(x + width / 2, top + 34, width * 0.16, width * 0.16, '#45413f', 'ball') +
    oval(x + width / 2, top + 34, width * 0.06, width * 0.06, accent, 'none')
  return standing(66, box(30, 66, 58) + box(106, 66, 58), [136, 130])
}

const portableSpeaker: Draw = ({ colour, accent, mark }) => {
  const weave = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 17 }, (_, i) => oval(46 + i * 6.8 + (row % 2) * 3.4, 92 + row * 7.4, 1, 1, darker(colour, 0.4), 'none', 0.5)).join(
      '',
    ),
  ).join('')
  return standing(
    56,
    line('M150 90C178 88 178 116 166 126', accent, 5) +
      slab(36, 78, 128, 102, 26, colour, 'round') +
      weave +
      slab(36, 78, 128, 102, 26, colour, 'none', 0.25) +
      slab(60, 70, 80, 11, 5, darker(colour, 0.25), 'fall') +
      line('M76 75H84M80 71V79M116 75H124', '#ffffff', 1.4, 0.7) +
      slab(78, 136, 44, 16, 2, accent, 'flat') +
      wordmark(mark, 100, 144, 5.4, inkOn(accent), { room: 34 }),
    [100, 118],
  )
}

const lantern: Draw = ({ colour, accent }) =>
  standing(
    34,
    line('M70 74C70 18 130 18 130 74', '#4a4643', 3.4) +
      oval(100, 112, 70, 60, 'url(#warmth)', 'none') +
      lathe('84 30, 140 34', '#fff0cf', 'round', 100, 0.9) +
      oval(100, 114, 20, 24, 'url(#glow)', 'none') +
      line('M76 86L72 142M124 86L128 142M100 88V146', '#5a5551', 2) +
      drum(142, 178, 40, colour) +
      lathe('66 16, 74 30, 86 36', colour) +
      oval(100, 66, 16, 2.6, lighter(colour, 0.3), 'none') +
      oval(100, 164, 6, 6, accent, 'ball'),
    [100, 116],
  )

export const sound = { headphones, earbuds, speakers, portableSpeaker, lantern }
