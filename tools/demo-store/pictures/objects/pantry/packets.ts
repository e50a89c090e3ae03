import { darker, inkOn, lighter, mix } from '../../kit/colour.ts'
import { icon } from '../produce/icon.ts'
import { at, carton, group, line, oval, shape, slab } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'
import { label } from './labels.ts'

/** A stand-up bag between two heights. */
const bagPath = (top: number, half: number) =>
  at`M${100 - half} ${top}H${100 + half}C${103 + half} ${top + 40} ${106 + half} 140 ${101 + half} 172C${80 + half} 184 ${120 - half} 184 ${99 - half} 172C${94 - half} 140 ${97 - half} ${top + 40} ${100 - half} ${top}Z`

const seal = (top: number, half: number, colour: string) =>
  slab(100 - half, top, half * 2, 11, 1.5, darker(colour, 0.08), 'fall') +
  line(at`M${101 - half} ${top + 15}H${99 + half}`, darker(colour, 0.3), 0.7, 0.5)

const pouch: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    50,
    shape(bagPath(40, 46), colour, 'round') +
      seal(40, 46, colour) +
      shape('M62 168C90 158 110 158 138 168', darker(colour, 0.16), 'none', 0.35) +
      label(100, 72, 66, 82, mix(colour, '#fffaf0', 0.88), { mark, icon: picture, accent }),
    [100, 108],
  )

const pouchWindow: Draw = ({ colour, accent, mark, icon: picture }) => {
  const pieces = [
    [78, 122],
    [96, 118],
    [112, 124],
    [86, 138],
    [104, 138],
    [94, 130],
  ]
    .map(([x, y], i) => group(`rotate(${i * 47} ${x! + 10} ${y! + 10})`, icon(picture, x!, y!, 22)))
    .join('')
  return standing(
    50,
    shape(bagPath(40, 46), colour, 'round') +
      seal(40, 46, colour) +
      slab(68, 112, 64, 52, 14, darker(colour, 0.35), 'hollow') +
      pieces +
      slab(68, 112, 64, 52, 14, '#ffffff', 'none', 0.1) +
      wordmark(mark, 100, 76, 7, inkOn(colour), { room: 70 }) +
      line('M84 88H116', accent, 2) +
      line('M76 95H124', inkOn(colour), 0.8, 0.5),
    [100, 120],
  )
}

const coffeeBag: Draw = ({ colour, accent, mark }) =>
  standing(
    46,
    shape('M60 52H140L144 170C128 182 72 182 56 170Z', colour, 'round') +
      shape('M60 52L66 60V172L56 170ZM140 52L134 60V172L144 170Z', darker(colour, 0.3), 'none', 0.35) +
      slab(58, 34, 84, 20, 2, darker(colour, 0.1), 'fall') +
      line('M60 44H140', lighter(colour, 0.4), 1, 0.6) +
      oval(100, 68, 4, 4, darker(colour, 0.4), 'none') +
      slab(72, 84, 56, 66, 2, '#f7f2e8', 'none') +
      slab(72, 84, 56, 18, 2, accent, 'none') +
      wordmark(mark, 100, 114, 6, '#3a2d25', { room: 44 }) +
      [0, 1]
        .map((i) =>
          group(
            `translate(${91 + i * 18} 132) rotate(${i ? 28 : -24})`,
            oval(0, 0, 6, 9, '#5b3a28', 'soft') + line('M0 -7C3 -2 -3 2 0 7', '#2f1c12', 1.2),
          ),
        )
        .join(''),
    [100, 110],
  )

const cartonPack: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    62,
    carton(38, 76, 98, 104, 28, colour) +
      slab(38, 76, 98, 30, 0, accent, 'none') +
      wordmark(mark, 87, 91, 7, inkOn(accent), { room: 78 }) +
      icon(picture, 60, 112, 54) +
      line('M58 172H116', inkOn(colour), 0.8, 0.4),
    [86, 116],
  )

const riceBag: Draw = ({ colour, accent, mark, icon: picture }) => {
  const weave = Array.from({ length: 9 }, (_, i) => line(at`M${56 + i * 11} 52V172`, darker(colour, 0.2), 0.4, 0.25)).join('')
  return standing(
    54,
    shape('M54 48C52 90 44 140 48 172C70 184 130 184 152 172C156 140 148 90 146 48Z', colour, 'round') +
      weave +
      shape('M50 30L62 50H138L150 30C130 40 70 40 50 30Z', lighter(colour, 0.1), 'fall') +
      slab(58, 46, 84, 7, 3, accent, 'fall') +
      oval(100, 114, 37, 37, accent, 'none') +
      oval(100, 114, 33, 33, '#fbf6ea', 'none') +
      icon(picture, 80, 86, 40) +
      wordmark(mark, 100, 132, 5, '#3d332a', { room: 46 }) +
      line('M70 162H130', accent, 2),
    [100, 112],
  )
}

const chocolate: Draw = ({ colour, accent, mark }) => {
  const square = (x: number, y: number) => slab(x, y, 23, 23, 2, '#5a3423', 'fall') + slab(x + 4, y + 4, 15, 15, 1.5, '#6a4030', 'flat')
  const squares = [0, 1, 2, 3].flatMap((column) => [0, 1].map((row) => square(52 + column * 24.5, 26 + row * 24.5))).join('')
  return lying(
    group(
      'rotate(-9 100 100)',
      squares +
        shape('M48 76L56 71L64 77L72 71L80 77L88 71L96 77L104 71L112 77L120 71L128 77L136 71L144 77L152 72V84H48Z', '#d9d4cc', 'steel') +
        slab(46, 82, 108, 100, 2, colour, 'flat') +
        slab(46, 98, 108, 20, 0, accent, 'none') +
        wordmark(mark, 100, 108, 7.4, inkOn(accent), { room: 88 }) +
        line('M78 134H122M86 142H114', inkOn(colour), 1, 0.6) +
        line('M100 152L108 160L100 168L92 160Z', accent, 1.4),
    ),
    [100, 80],
  )
}

const noodleBox: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    64,
    carton(30, 104, 116, 76, 26, colour) +
      slab(42, 116, 92, 52, 3, '#fbf6ea', 'none') +
      icon(picture, 48, 120, 44) +
      wordmark(mark, 112, 132, 6, inkOn('#ffffff'), { room: 36 }) +
      line('M98 142H126M102 149H122', accent, 1.2),
    [86, 132],
  )

const maskSachets: Draw = ({ colour, accent, mark }) => {
  const sachet = (turn: number, tone: string) =>
    group(
      `rotate(${turn} 100 190)`,
      slab(62, 52, 76, 112, 3, tone, 'flat') +
        slab(62, 52, 76, 8, 2, darker(tone, 0.08), 'none') +
        slab(62, 156, 76, 8, 2, darker(tone, 0.08), 'none') +
        oval(100, 98, 22, 28, '#ffffff', 'none', 0.72) +
        line('M90 92C92 90 95 90 97 92M103 92C105 90 108 90 110 92M93 112C97 115 103 115 107 112', mix(tone, '#5a4a44', 0.7), 1.2) +
        wordmark(mark, 100, 142, 6, inkOn(tone), { room: 58 }),
    )
  return lying(sachet(-15, lighter(colour, 0.35)) + sachet(0, accent) + sachet(15, colour), [112, 100])
}

export const packets = { pouch, pouchWindow, coffeeBag, cartonPack, riceBag, chocolate, noodleBox, maskSachets }
