import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, group, line, oval, shape, slab, tilt, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const gooseneck: Draw = ({ colour, accent }) =>
  standing(
    44,
    tube('M62 158C30 154 46 104 22 84', colour, 7) +
      tube('M132 92C176 76 184 130 150 156', accent, 7) +
      line('M128 92L140 88', darker(colour, 0.1), 5) +
      lathe('92 30, 98 34, 120 40, 166 47, 176 45', colour, 'round') +
      drum(86, 93, 31, lighter(colour, 0.06)) +
      line('M100 84V76', accent, 5) +
      oval(100, 72, 8, 6, accent, 'ball'),
    [96, 120],
  )

const skillet: Draw = ({ colour }) =>
  lying(
    group('rotate(-38 100 100)', slab(134, 92, 74, 15, 7, colour, 'fall') + oval(199, 99.5, 3.6, 3.6, '#e9e2d8', 'none')) +
      oval(84, 112, 64, 64, colour, 'flat') +
      oval(84, 112, 57, 57, darker(colour, 0.3), 'soft') +
      oval(84, 112, 52, 52, lighter(colour, 0.07), 'soft') +
      line('M44 92A46 46 0 0 1 82 66', '#ffffff', 2, 0.22) +
      shape('M26 92L18 84L34 78Z', colour, 'none'),
    [90, 106],
  )

const enamelPot: Draw = ({ colour, accent, mark }) =>
  standing(
    50,
    tube('M44 114C26 110 26 130 44 130', colour, 8) +
      tube('M156 114C174 110 174 130 156 130', colour, 8) +
      lathe('102 57, 130 57, 164 53, 176 45', colour) +
      lathe('80 20, 88 44, 96 58, 103 59', colour) +
      line(at`M42 102A58 ${58 * tilt} 0 0 0 158 102`, '#f7f1e7', 1.6, 0.8) +
      lathe('66 10, 72 11, 80 5', accent) +
      oval(100, 66, 10, 2, lighter(accent, 0.4), 'none') +
      wordmark(mark, 98, 142, 6, inkOn(colour), { room: 56 }),
    [100, 116],
  )

const knife: Draw = ({ colour, accent }) =>
  lying(
    group(
      'rotate(-34 100 100)',
      shape('M14 82C40 78 90 78 132 80V116C90 118 44 118 14 82Z', accent, 'steel') +
        shape('M20 88C50 112 96 114 132 112V116C90 118 44 118 14 82Z', '#ffffff', 'none', 0.5) +
        slab(130, 79, 10, 21, 1, '#3b3733', 'fall') +
        slab(139, 80, 62, 20, 8, colour, 'fall') +
        line('M146 86C164 84 180 87 196 86', darker(colour, 0.3), 0.7, 0.5) +
        line('M146 93C166 95 182 92 196 94', darker(colour, 0.3), 0.7, 0.5),
    ),
    [96, 104],
  )

const board: Draw = ({ colour }) => {
  const tones = [colour, darker(colour, 0.12), lighter(colour, 0.14), darker(colour, 0.2), lighter(colour, 0.05)]
  const cells = Array.from({ length: 48 }, (_, i) =>
    slab(33 + (i % 8) * 16.8, 52 + Math.floor(i / 8) * 17, 16.8, 17, 0, tones[(i * 7 + Math.floor(i / 8) * 3) % 5]!, 'none'),
  ).join('')
  return lying(
    slab(28, 47, 144, 112, 12, darker(colour, 0.3), 'fall') +
      slab(28, 44, 144, 110, 12, colour, 'flat') +
      `<g opacity=".85">${cells}</g>` +
      line('M40 58H160V142H40Z', darker(colour, 0.4), 2, 0.35),
    [90, 92],
  )
}

export const cookware = { gooseneck, skillet, enamelPot, knife, board }
