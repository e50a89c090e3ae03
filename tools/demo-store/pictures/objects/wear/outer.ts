import { darker, lighter } from '../../kit/colour.ts'
import { at, group, line, oval, shape, slab } from '../../kit/paint.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'
import { folds } from './tops.ts'

const trousers: Draw = ({ colour, accent }) =>
  lying(
    shape('M64 28H136L150 186H108L101 92L92 186H50Z', colour, 'flat') +
      slab(63, 24, 74, 14, 3, darker(colour, 0.06), 'fall') +
      line('M100 38V70', darker(colour, 0.3), 0.9, 0.5) +
      line('M92 38C90 56 90 60 94 74M108 38C110 56 110 60 106 74', '#f1eadc', 2) +
      line('M70 40C72 54 68 64 62 70M130 40C128 54 132 64 138 70', darker(colour, 0.3), 0.9, 0.5) +
      folds(['M78 84C76 120 74 150 72 184', 'M124 84C126 120 128 150 130 184', 'M90 74L101 92L112 74'], colour) +
      slab(50, 178, 43, 8, 1, accent, 'none', 0.16) +
      slab(108, 178, 42, 8, 1, accent, 'none', 0.16),
    [100, 66],
  )

const jeans: Draw = ({ colour }) => {
  const stitch = '#d9a45b'
  const sewn = (d: string) => `<path d="${d}" fill="none" stroke="${stitch}" stroke-width=".9" stroke-dasharray="2.4 1.4"/>`
  return lying(
    shape('M64 30H136L146 186H109L101 92L91 186H54Z', colour, 'flat') +
      oval(80, 112, 11, 34, 'url(#glow)', 'none', 0.24) +
      oval(121, 112, 11, 34, 'url(#glow)', 'none', 0.24) +
      slab(63, 24, 74, 13, 2, darker(colour, 0.1), 'fall') +
      [72, 99, 126].map((x) => slab(x - 2, 22, 5, 17, 1, darker(colour, 0.2), 'none')).join('') +
      oval(106, 30, 2.6, 2.6, '#c9a45a', 'ball') +
      sewn('M68 38C70 56 80 60 90 58M132 38C130 56 122 60 110 58M104 38V66C104 72 101 76 101 88M63 36H137') +
      line('M101 38V92', darker(colour, 0.35), 0.8, 0.5) +
      slab(53, 172, 39, 14, 1, lighter(colour, 0.3), 'flat') +
      slab(108, 172, 39, 14, 1, lighter(colour, 0.3), 'flat'),
    [100, 60],
  )
}

const skirt: Draw = ({ colour }) => {
  const pleats = Array.from({ length: 13 }, (_, i) =>
    line(at`M${71 + i * 4.8} 42L${38 + i * 10.3} 178`, darker(colour, 0.35), i % 2 ? 1.6 : 0.7, 0.3),
  ).join('')
  const light = Array.from({ length: 6 }, (_, i) =>
    shape(at`M${73.5 + i * 9.6} 42L${45 + i * 20.6} 178h7L${76 + i * 9.6} 42Z`, '#ffffff', 'none', 0.13),
  ).join('')
  return lying(
    shape('M68 40H132L168 174C124 184 76 184 32 174Z', colour, 'flat') +
      light +
      pleats +
      slab(67, 30, 66, 14, 3, darker(colour, 0.08), 'fall') +
      line('M34 172C78 181 122 181 166 172', lighter(colour, 0.4), 1, 0.5),
    [100, 90],
  )
}

const dress: Draw = ({ colour, accent }) =>
  lying(
    shape(
      'M64 28C48 34 38 60 32 84L54 94C58 80 62 70 68 62ZM136 28C152 34 162 60 168 84L146 94C142 80 138 70 132 62Z',
      darker(colour, 0.06),
      'flat',
    ) +
      shape('M76 25H124L136 28C141 31 141 38 140 46L132 92L154 184C120 190 80 190 46 184L68 92L60 46C59 38 59 31 64 28Z', colour, 'flat') +
      shape('M80 22C88 34 112 34 120 22L126 34L110 46L100 34L90 46L74 34Z', lighter(colour, 0.12), 'flat') +
      line('M100 36V188', darker(colour, 0.25), 0.8, 0.5) +
      [52, 70, 112, 132, 152].map((y) => oval(103, y, 1.7, 1.7, '#f6efe3', 'none')).join('') +
      slab(66, 88, 68, 9, 2, accent, 'fall') +
      line('M110 96C116 108 114 120 118 130M106 96C104 110 108 118 106 126', accent, 4) +
      folds(['M72 98C66 130 62 160 58 184', 'M86 98C84 130 82 160 80 186', 'M128 98C134 130 138 160 142 184'], colour),
    [100, 70],
  )

const puffer: Draw = ({ colour, accent }) => {
  const roll = (y: number) => slab(52, y, 48, 19, 9, colour, 'fall') + slab(100, y, 48, 19, 9, colour, 'fall')
  const sleeve = group(
    'rotate(13 60 50)',
    shape('M38 62C38 48 48 42 62 44L66 152H38Z', darker(colour, 0.22), 'none') +
      [46, 62, 78, 94, 110, 126, 142].map((y) => slab(35, y, 30, 18, 9, darker(colour, 0.05), 'fall')).join(''),
  )
  return lying(
    sleeve +
      group('translate(200 0) scale(-1 1)', sleeve) +
      shape('M68 42H132C146 44 149 54 149 66V170H51V66C51 54 54 44 68 42Z', darker(colour, 0.1), 'flat') +
      [56, 72, 88, 104, 120, 136, 152].map(roll).join('') +
      slab(66, 26, 68, 32, 13, lighter(colour, 0.08), 'fall') +
      line('M68 42H132', darker(colour, 0.3), 1, 0.5) +
      line('M100 28V170', accent, 2.4) +
      slab(98, 58, 4, 9, 1.5, '#d9dadb', 'steel'),
    [100, 84],
  )
}

const trench: Draw = ({ colour, accent }) =>
  lying(
    shape(
      'M62 37C44 44 36 96 32 148L52 152C56 120 60 98 66 82ZM138 37C156 44 164 96 168 148L148 152C144 120 140 98 134 82Z',
      darker(colour, 0.08),
      'flat',
    ) +
      shape('M74 33H126L138 37C146 41 147 50 146 60V100L154 188H46L54 100V60C53 50 54 41 62 37Z', colour, 'flat') +
      shape('M100 66L74 30L60 42L66 70L84 84ZM100 66L126 30L140 42L134 70L116 84Z', lighter(colour, 0.1), 'flat') +
      line('M100 66L112 188', darker(colour, 0.35), 1, 0.5) +
      [
        [86, 94],
        [86, 130],
        [86, 154],
        [118, 94],
        [118, 130],
        [118, 154],
      ]
        .map(([x, y]) => oval(x!, y!, 2.6, 2.6, accent, 'ball'))
        .join('') +
      slab(52, 106, 96, 12, 2, darker(colour, 0.1), 'fall') +
      slab(92, 104, 17, 16, 3, accent, 'none') +
      slab(95, 107, 11, 10, 2, darker(colour, 0.1), 'none') +
      line('M62 136L74 132M138 136L126 132', darker(colour, 0.35), 1.4, 0.5) +
      slab(32, 134, 22, 5, 1, darker(colour, 0.16), 'none') +
      slab(146, 134, 22, 5, 1, darker(colour, 0.16), 'none'),
    [100, 74],
  )

const scarf: Draw = ({ colour, accent }) => {
  const fringe = (x: number, y: number) =>
    Array.from({ length: 9 }, (_, i) => line(at`M${x + i * 4.2} ${y}v15`, i % 2 ? colour : darker(colour, 0.1), 2)).join('')
  return lying(
    shape('M84 92L120 96L134 170H96Z', darker(colour, 0.1), 'flat') +
      fringe(97, 170) +
      shape('M78 92L112 96L98 180H58Z', colour, 'flat') +
      fringe(60, 180) +
      shape('M42 66C40 20 160 20 158 66C156 108 44 108 42 66ZM70 58C72 84 128 84 130 58C128 42 72 42 70 58Z', colour, 'soft') +
      line('M50 58C60 28 140 28 150 58M54 80C70 98 130 98 146 80M60 88C80 100 120 100 140 86', darker(colour, 0.3), 1, 0.35) +
      slab(74, 80, 34, 24, 9, lighter(colour, 0.06), 'fall') +
      line('M64 162H102M66 154H102', accent, 2, 0.7),
    [100, 80],
  )
}

const beanie: Draw = ({ colour, accent }) => {
  const ribs = Array.from({ length: 15 }, (_, i) =>
    line(at`M${44 + i * 8} 172C${46 + i * 7.7} 120 ${80 + i * 2.8} 74 100 54`, darker(colour, 0.35), 1.4, 0.3),
  ).join('')
  return standing(
    60,
    shape('M40 150C36 84 66 52 100 52C134 52 164 84 160 150Z', colour, 'soft') +
      ribs +
      slab(34, 132, 132, 46, 13, lighter(colour, 0.1), 'round') +
      Array.from({ length: 20 }, (_, i) => line(at`M${40 + i * 6.3} 136V174`, darker(colour, 0.3), 1.2, 0.3)).join('') +
      slab(116, 146, 28, 18, 2, accent, 'flat'),
    [104, 130],
  )
}

export const outer = { trousers, jeans, skirt, dress, puffer, trench, scarf, beanie }
