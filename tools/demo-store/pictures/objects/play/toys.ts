import { darker, lighter } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, carton, group, line, oval, shape, slab, tilt } from '../../kit/paint.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'
import { wordmark } from '../../kit/wordmark.ts'

const wood = '#e2c59a'
const quiet = ['#d98e73', '#8fb0a0', '#e6c27a', '#8aa2bd', '#c9a3a8']

const blocks: Draw = ({ mark }) => {
  const cube = (x: number, y: number, size: number, tone: string, sign = '') =>
    carton(x, y, size, size, size * 0.3, tone) +
    (sign ? wordmark(sign, x + size / 2, y + size / 2, size * 0.44, darker(tone, 0.5), { weight: 1.6 }) : '')
  const arch =
    shape('M98 138H162V180H146C146 158 114 158 114 180H98Z', quiet[3]!, 'flat') +
    shape('M98 138L106 134H170L162 138ZM162 138L170 134V176L162 180Z', darker(quiet[3]!, 0.2), 'none')
  return standing(
    72,
    cube(34, 132, 48, wood, mark[0] ?? 'A') +
      arch +
      cube(48, 92, 40, quiet[1]!, 'B') +
      shape('M108 134L130 102L152 134Z', quiet[0]!, 'flat') +
      cube(60, 62, 30, quiet[2]!),
    [80, 126],
  )
}

const teddy: Draw = ({ colour, accent }) => {
  const fur = darker(colour, 0.12)
  return standing(
    52,
    oval(74, 44, 15, 15, fur, 'ball') +
      oval(126, 44, 15, 15, fur, 'ball') +
      oval(74, 45, 8, 8, accent, 'none', 0.8) +
      oval(126, 45, 8, 8, accent, 'none', 0.8) +
      oval(54, 122, 14, 26, fur, 'ball') +
      oval(146, 122, 14, 26, fur, 'ball') +
      oval(100, 134, 44, 46, colour, 'ball') +
      oval(100, 140, 27, 29, lighter(colour, 0.32), 'soft') +
      oval(66, 168, 22, 16, fur, 'ball') +
      oval(134, 168, 22, 16, fur, 'ball') +
      oval(62, 170, 12, 9, accent, 'soft') +
      oval(138, 170, 12, 9, accent, 'soft') +
      oval(100, 70, 42, 37, colour, 'ball') +
      oval(100, 82, 18, 14, lighter(colour, 0.4), 'soft') +
      oval(100, 76, 6, 4.4, '#463730', 'soft') +
      line('M100 80V86M94 88C97 91 103 91 106 88', '#463730', 1.6) +
      oval(84, 64, 3.6, 4.2, '#352a25', 'ball') +
      oval(116, 64, 3.6, 4.2, '#352a25', 'ball') +
      shape('M100 108L80 100C74 104 74 116 80 120L100 112L120 120C126 116 126 104 120 100Z', accent, 'flat') +
      oval(100, 110, 5, 5, darker(accent, 0.16), 'ball'),
    [100, 82],
  )
}

const rings: Draw = ({ colour }) => {
  const ring = (y: number, radius: number, tone: string) =>
    slab(100 - radius, y, radius * 2, 22, 11, tone, 'round') +
    oval(100, y + 4, radius * 0.8, radius * tilt * 0.5, lighter(tone, 0.3), 'none', 0.5)
  return standing(
    58,
    drum(168, 178, 60, wood) +
      ring(148, 56, colour) +
      ring(127, 48, quiet[2]!) +
      ring(106, 41, quiet[1]!) +
      ring(85, 34, quiet[3]!) +
      ring(64, 27, quiet[4]!) +
      oval(100, 50, 15, 15, wood, 'ball'),
    [100, 112],
  )
}

const train: Draw = ({ colour, accent }) => {
  const wheel = (x: number, r = 11) =>
    oval(x, 180 - r, r, r, darker(wood, 0.16), 'ball') + oval(x, 180 - r, r * 0.34, r * 0.34, '#8a6a44', 'none')
  return standing(
    82,
    line('M96 164H110', '#8a6a44', 4) +
      slab(14, 118, 84, 46, 6, lighter(accent, 0.1), 'fall') +
      [26, 46, 66].map((x, i) => oval(x + 10, 112, 13, 13, quiet[i]!, 'ball')).join('') +
      slab(14, 122, 84, 42, 6, accent, 'fall') +
      slab(108, 152, 82, 14, 4, wood, 'fall') +
      slab(110, 92, 36, 62, 5, colour, 'fall') +
      slab(104, 84, 48, 11, 4, darker(colour, 0.2), 'fall') +
      slab(118, 104, 20, 22, 3, '#f5ecd9', 'flat') +
      slab(144, 118, 42, 36, 12, wood, 'fall') +
      slab(166, 94, 14, 26, 3, quiet[3]!, 'round') +
      slab(162, 90, 22, 8, 3, darker(quiet[3]!, 0.14), 'fall') +
      wheel(34) +
      wheel(78) +
      wheel(124, 13) +
      wheel(152) +
      wheel(176),
    [132, 130],
  )
}

const babyBottle: Draw = ({ colour, accent }) =>
  standing(
    28,
    lathe('30 7, 36 10, 46 11, 54 18, 62 22', '#f0d9b8', 'ball') +
      drum(62, 82, 29, colour) +
      lathe('82 26, 92 31, 108 33, 128 30, 150 33, 170 32, 178 29', '#e9f0f0', 'round', 100, 0.62) +
      lathe('112 32, 128 29, 150 32, 170 31, 177 28', '#fbf6ea', 'round', 100, 0.9) +
      oval(100, 112, 32, 4.4, '#ffffff', 'none') +
      [122, 134, 146, 158].map((y, i) => line(at`M82 ${y}h${i % 2 ? 8 : 13}`, accent, 1.6)).join('') +
      line('M124 96V168', '#ffffff', 2.4, 0.6),
    [100, 100],
  )

const puzzle: Draw = ({ colour, accent, mark }) => {
  const piece = (x: number, y: number, turn: number, tone: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(.8)`,
      shape('M0 0H15C12 -10 26 -10 23 0H38V15C48 12 48 26 38 23V38H23C26 28 12 28 15 38H0V23C10 26 10 12 0 15Z', tone, 'flat'),
    )
  return standing(
    70,
    carton(24, 88, 104, 92, 22, colour) +
      slab(34, 98, 84, 52, 2, '#cfe0de', 'fall') +
      shape('M34 132L56 112L72 126L92 106L118 134V150H34Z', accent, 'flat') +
      oval(100, 110, 7, 7, '#f6e2ae', 'none') +
      wordmark(mark, 76, 164, 6, darker(colour, 0.55), { room: 74 }) +
      piece(140, 146, 12, accent) +
      piece(152, 112, -20, lighter(accent, 0.3)) +
      piece(122, 160, 40, '#e6c27a'),
    [84, 118],
  )
}

export const toys = { blocks, teddy, rings, train, babyBottle, puzzle }
