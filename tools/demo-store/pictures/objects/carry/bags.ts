import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { at, line, oval, shape, slab, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'

const backpack: Draw = ({ colour, accent, mark }) =>
  standing(
    46,
    tube('M58 84C40 104 40 150 54 168', darker(colour, 0.3), 8) +
      tube('M142 84C160 104 160 150 146 168', darker(colour, 0.3), 8) +
      slab(54, 62, 92, 118, 18, colour, 'round') +
      shape('M58 40C58 32 142 32 142 40V84H58Z', lighter(colour, 0.06), 'round') +
      slab(58, 30, 84, 13, 4, darker(colour, 0.12), 'fall') +
      line('M60 60H140', darker(colour, 0.3), 1, 0.5) +
      slab(95, 66, 10, 44, 1, accent, 'fall') +
      slab(92, 100, 16, 13, 2, '#3b3835', 'flat') +
      slab(64, 118, 72, 50, 9, darker(colour, 0.06), 'round') +
      line('M66 130H134', '#3b3835', 1.6) +
      slab(128, 129, 4, 9, 1, accent, 'none') +
      slab(82, 142, 36, 12, 1.5, accent, 'flat') +
      wordmark(mark, 100, 148, 4, inkOn(accent), { room: 28 }),
    [100, 112],
  )

const kidsBackpack: Draw = ({ colour, accent }) =>
  standing(
    48,
    oval(70, 60, 14, 14, colour, 'ball') +
      oval(130, 60, 14, 14, colour, 'ball') +
      oval(70, 60, 7, 7, accent, 'none') +
      oval(130, 60, 7, 7, accent, 'none') +
      line('M86 54C86 40 114 40 114 54', darker(colour, 0.3), 5) +
      slab(50, 54, 100, 126, 44, colour, 'round') +
      oval(82, 96, 4, 4.6, '#3a322d', 'none') +
      oval(118, 96, 4, 4.6, '#3a322d', 'none') +
      oval(100, 108, 12, 9, lighter(accent, 0.5), 'soft') +
      oval(100, 104, 4.4, 3, '#3a322d', 'none') +
      line('M100 107V111M95 112C97 115 103 115 105 112', '#3a322d', 1.2) +
      oval(70, 108, 7, 4, accent, 'none', 0.6) +
      oval(130, 108, 7, 4, accent, 'none', 0.6) +
      slab(64, 128, 72, 44, 16, lighter(colour, 0.1), 'round') +
      line('M68 138H132', darker(colour, 0.4), 1.4, 0.7) +
      oval(100, 139, 3, 3, accent, 'ball'),
    [100, 108],
  )

const tote: Draw = ({ colour, accent, mark }) =>
  standing(
    58,
    line('M70 92C70 20 118 20 118 92', darker(colour, 0.16), 6) +
      shape('M38 84H162L156 180H44Z', colour, 'flat') +
      line('M80 92C80 28 128 28 128 92', accent, 6) +
      line('M80 88V110M128 88V110', accent, 6) +
      line('M38 92H162', darker(colour, 0.25), 0.9, 0.5) +
      wordmark(mark, 100, 140, 9, inkOn(colour), { room: 78 }) +
      line('M56 174C60 150 54 128 60 104M146 174C142 156 148 136 140 116', darker(colour, 0.35), 1.6, 0.2),
    [100, 116],
  )

const crossbody: Draw = ({ colour, accent, mark }) =>
  standing(
    56,
    line('M48 112C30 10 170 10 152 112', darker(colour, 0.16), 3.4) +
      slab(40, 96, 120, 84, 16, colour, 'fall') +
      shape(
        'M40 112C40 100 46 94 56 94H144C154 94 160 100 160 112V126C160 150 130 154 100 154C70 154 40 150 40 126Z',
        lighter(colour, 0.08),
        'soft',
      ) +
      line('M46 128C50 146 74 149 100 149C126 149 150 146 154 128', lighter(colour, 0.4), 0.9, 0.6) +
      slab(90, 144, 20, 16, 4, accent, 'steel') +
      oval(100, 152, 3, 3, darker(accent, 0.4), 'none') +
      oval(48, 106, 4, 4, accent, 'ball') +
      oval(152, 106, 4, 4, accent, 'ball') +
      wordmark(mark, 100, 122, 4.4, darker(colour, 0.4), { room: 50 }),
    [100, 132],
  )

const suitcase: Draw = ({ colour, accent, mark }) => {
  const grooves = [64, 76, 88, 112, 124, 136]
    .map((x) => line(at`M${x} 72V164`, darker(colour, 0.3), 2.4, 0.28) + line(at`M${x + 1.6} 72V164`, '#ffffff', 1, 0.3))
    .join('')
  return standing(
    44,
    line('M82 60V20H118V60', '#9da0a2', 4.4) +
      slab(78, 14, 44, 9, 4, '#3a3a3c', 'fall') +
      slab(50, 58, 100, 114, 14, colour, 'round') +
      grooves +
      slab(84, 54, 32, 8, 3, '#3a3a3c', 'fall') +
      slab(140, 100, 12, 26, 3, '#3a3a3c', 'fall') +
      slab(88, 84, 24, 10, 2, accent, 'flat') +
      wordmark(mark, 100, 89, 3.4, inkOn(accent), { room: 19 }) +
      oval(64, 175, 6, 6, '#333335', 'ball') +
      oval(136, 175, 6, 6, '#333335', 'ball'),
    [100, 100],
  )
}

const wallet: Draw = ({ colour, accent, mark }) =>
  standing(
    60,
    slab(52, 84, 92, 50, 5, accent, 'flat') +
      slab(48, 94, 100, 50, 5, '#e8e2d6', 'flat') +
      line('M58 104H96', '#b8ab97', 2) +
      slab(44, 106, 108, 50, 5, lighter(accent, 0.4), 'flat') +
      slab(36, 118, 128, 62, 8, colour, 'flat') +
      `<path d="M41 123H159V175H41Z" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="1" stroke-dasharray="3 2" opacity=".8"/>` +
      shape('M164 138H146C138 138 138 160 146 160H164Z', darker(colour, 0.14), 'fall') +
      oval(150, 149, 3.4, 3.4, '#d2b878', 'ball') +
      wordmark(mark, 84, 162, 4.6, darker(colour, 0.45), { room: 56 }),
    [96, 134],
  )

export const bags = { backpack, kidsBackpack, tote, crossbody, suitcase, wallet }
