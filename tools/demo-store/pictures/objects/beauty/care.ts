import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { drum } from '../../kit/lathe.ts'
import { at, group, line, oval, shape, slab } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const soap: Draw = ({ colour, accent, mark }) => {
  const bar = (y: number, tone: string) =>
    slab(46, y, 108, 34, 10, darker(tone, 0.14), 'fall') + slab(46, y - 14, 108, 34, 14, tone, 'soft')
  const specks = [
    [70, 126],
    [84, 118],
    [120, 128],
    [132, 120],
    [108, 116],
  ]
    .map(([x, y]) => oval(x!, y!, 1.4, 0.9, accent, 'none', 0.7))
    .join('')
  return standing(
    62,
    slab(30, 168, 140, 12, 4, '#c39a6c', 'fall') +
      slab(38, 176, 12, 6, 1, '#a67d52', 'none') +
      slab(150, 176, 12, 6, 1, '#a67d52', 'none') +
      bar(134, colour) +
      specks +
      wordmark(mark, 100, 138, 8, darker(colour, 0.3), { room: 66 }) +
      oval(148, 100, 11, 11, '#ffffff', 'soft', 0.6) +
      oval(164, 82, 6, 6, '#ffffff', 'soft', 0.55),
    [96, 132],
  )
}

const lipTint: Draw = ({ colour, accent, mark }) =>
  standing(
    26,
    group('translate(38 0)', drum(120, 178, 20, accent) + wordmark(mark, 99, 150, 4, inkOn(accent), { room: 30 })) +
      group(
        'translate(-18 0)',
        drum(118, 178, 22, accent) +
          drum(94, 120, 18, '#d6b98a') +
          shape('M84 94V62C84 44 116 36 116 58V94C108 97 92 97 84 94Z', colour, 'round') +
          shape('M84 62C84 44 116 36 116 58C108 68 92 72 84 62Z', lighter(colour, 0.28), 'none') +
          wordmark(mark, 99, 150, 4.6, inkOn(accent), { room: 34 }),
      ),
    [86, 90],
    100,
  )

const toothbrushes: Draw = ({ colour, accent }) => {
  const one = (x: number, tone: string) =>
    slab(x - 6, 30, 12, 36, 6, colour, 'fall') +
    slab(x - 5.4, 34, 10.8, 26, 2, tone, 'fall') +
    Array.from({ length: 6 }, (_, i) => line(at`M${x - 5} ${37 + i * 4}H${x + 5}`, darker(tone, 0.16), 0.6, 0.6)).join('') +
    shape(at`M${x - 3.4} 64H${x + 3.4}L${x + 6} 100V176C${x + 6} 184 ${x - 6} 184 ${x - 6} 176V100Z`, colour, 'fall')
  return lying(one(52, '#f4efe6') + one(84, accent) + one(116, lighter(accent, 0.5)) + one(148, '#4a4744'), [84, 60])
}

const hairbrush: Draw = ({ colour }) => {
  const pins = Array.from({ length: 35 }, (_, i) => oval(70 + (i % 5) * 15, 40 + Math.floor(i / 5) * 12, 1.9, 1.9, '#f3e9da', 'none')).join(
    '',
  )
  return lying(
    shape('M92 122H108L112 182C112 192 88 192 88 182Z', colour, 'fall') +
      slab(54, 20, 92, 108, 44, colour, 'flat') +
      slab(62, 28, 76, 92, 36, '#4b423c', 'soft') +
      pins +
      oval(100, 182, 2.6, 2.6, darker(colour, 0.5), 'none'),
    [100, 70],
  )
}

export const care = { soap, lipTint, toothbrushes, hairbrush }
