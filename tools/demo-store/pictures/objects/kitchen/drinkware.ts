import { inkOn, lighter, mix } from '../../kit/colour.ts'
import { drum, lathe, mouth } from '../../kit/lathe.ts'
import { at, group, oval, shape, slab, tilt, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'

/** The handle of a mug or jug: a loop to the right of x. */
export const loop = (x: number, top: number, bottom: number, reach: number, colour: string, width = 8) =>
  tube(at`M${x} ${top}C${x + reach} ${top - 4} ${x + reach} ${bottom + 4} ${x} ${bottom}`, colour, width)

const mug: Draw = ({ colour, accent }) =>
  standing(
    40,
    loop(140, 98, 148, 36, colour, 10) +
      lathe('76 46, 120 46.5, 160 43, 176 38', colour) +
      lathe('163 42.4, 170 41, 176 38', mix(accent, '#b98f6c', 0.4)) +
      mouth(76, 46, colour, 3.5) +
      oval(100, 79.5, 39, 39 * tilt * 0.86, '#5a3a28'),
    [104, 108],
  )

const dripper: Draw = ({ colour, accent }) => {
  const filter = oval(100, 48, 46, 46 * tilt, '#f5ecdc', 'none') + oval(100, 50, 38, 38 * tilt * 0.8, '#4a2f22', 'hollow')
  return standing(
    42,
    tube('M146 130C178 124 176 168 142 166', accent, 7) +
      lathe('112 26, 122 30, 148 46, 170 44, 178 37', '#dfe9ea', 'round', 100, 0.6) +
      lathe('148 45, 160 46, 171 43, 177 37', '#5b3522', 'round', 100, 0.92) +
      oval(100, 148, 45, 6.4, '#7b4d33', 'none') +
      drum(105, 113, 46, colour) +
      loop(135, 62, 90, 30, colour, 8) +
      lathe('48 50, 72 42, 98 24, 106 20', colour) +
      mouth(48, 50, colour, 3.5) +
      filter,
    [104, 92],
  )
}

const glassTeapot: Draw = ({ accent }) =>
  standing(
    36,
    tube('M146 108C182 100 180 154 142 152', '#cfdcdc', 6) +
      shape('M56 138C40 130 36 104 24 92L32 88C46 98 50 112 62 116Z', '#dbe6e6', 'round', 0.75) +
      lathe('96 30, 104 42, 128 50, 152 46, 168 36, 174 30', '#e8f0ef', 'round', 100, 0.6) +
      lathe('122 48, 136 49, 154 45, 168 35, 173 29', accent, 'round', 100, 0.8) +
      oval(100, 122, 48, 6.4, lighter(accent, 0.3), 'none', 0.9) +
      group(
        '',
        [
          [84, 146],
          [98, 154],
          [112, 144],
          [106, 160],
          [90, 160],
        ]
          .map(([x, y]) => oval(x!, y!, 5, 2, '#6b7d3c', 'none', 0.8))
          .join(''),
      ) +
      drum(90, 98, 30, '#b78a5c') +
      oval(100, 84, 7, 7, '#b78a5c', 'ball'),
    [96, 126],
  )

const tumbler: Draw = ({ colour, mark }) =>
  standing(
    28,
    lathe('62 39, 110 37, 172 30, 178 28', colour) +
      oval(100, 62, 39, 39 * tilt, lighter(colour, 0.2), 'none') +
      lathe('50 40, 58 41, 64 40', '#2f2e2d') +
      oval(100, 50, 40, 40 * tilt, '#454341', 'flat') +
      slab(92, 46, 22, 4, 2, '#1f1e1d', 'none') +
      lathe('164 31, 172 30, 178 28', '#c9ccce', 'steel') +
      wordmark(mark, 99, 120, 5.4, inkOn(colour), { room: 44 }),
    [100, 100],
  )

export const drinkware = { mug, dripper, glassTeapot, tumbler }
