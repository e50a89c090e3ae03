import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { at, group, line, oval, shape, slab } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying } from '../look.ts'

// Clothes lie flat, seen from above: a body, two sleeves, the shade of their folds.

/** Soft folds: darker lines where cloth bends. */
export const folds = (paths: string[], colour: string) => paths.map((d) => line(d, darker(colour, 0.35), 1.6, 0.2)).join('')
export const neckTag = (mark: string, y: number) =>
  slab(92, y, 16, 8, 1, '#f5f0e7', 'none') + wordmark(mark, 100, y + 4, 2.2, '#4a443d', { room: 12 })

const teeBody =
  'M73 40C84 53 116 53 127 40L142 45C152 49 158 56 164 66L180 92L158 104L144 88V176C124 182 76 182 56 176V88L42 104L20 92L36 66C42 56 48 49 58 45Z'
const tee: Draw = ({ colour, mark }) =>
  lying(
    shape('M74 40C84 34 116 34 126 40C118 50 82 50 74 40Z', darker(colour, 0.3), 'none') +
      neckTag(mark, 40) +
      shape(teeBody, colour, 'flat') +
      line('M72 40C84 54 116 54 128 40', darker(colour, 0.16), 3, 0.7) +
      line('M57 171C77 177 123 177 143 171', darker(colour, 0.25), 0.8, 0.4) +
      folds(['M56 92L60 70M144 92L140 70', 'M66 176C70 150 66 130 74 112', 'M132 176C128 152 136 136 128 118'], colour) +
      slab(112, 84, 12, 6, 1, lighter(colour, 0.4), 'none', 0.5),
    [100, 84],
  )

/** Long sleeves that hang from the shoulders at 60 and 140, with their cuffs. */
const longSleeves = (colour: string, cuff: string) => {
  const one =
    shape('M62 44C44 48 36 62 31 90L22 152C28 158 38 160 45 159L55 104L64 84Z', darker(colour, 0.05), 'flat') +
    shape('M23 144L21 157C28 163 38 165 46 164L48 150C40 152 30 150 23 144Z', cuff, 'flat') +
    line('M34 96C40 104 46 106 54 106', darker(colour, 0.35), 1.2, 0.22)
  return one + group('translate(200 0) scale(-1 1)', one)
}

/** A body with sloping shoulders, its hem at `hem`; the seams of the sleeves drawn on it. */
const upperBody = (colour: string, hem: number) =>
  shape(at`M76 39H124L140 44C147 48 147 60 146 76V${hem}C124 ${hem + 6} 76 ${hem + 6} 54 ${hem}V76C53 60 53 48 60 44Z`, colour, 'flat') +
  line('M60 45C55 58 55 76 57 92M140 45C145 58 145 76 143 92', darker(colour, 0.3), 1, 0.35)

const neckHole = (colour: string) => oval(100, 40, 23, 6, darker(colour, 0.4), 'none')

const shirt: Draw = ({ colour, accent }) => {
  const buttons = [74, 96, 118, 140, 162].map((y) => oval(100, y, 1.9, 1.9, accent, 'none')).join('')
  const leafOfCollar =
    shape('M77 35C84 42 92 46 100 48L90 68L68 50C69 44 72 38 77 35Z', lighter(colour, 0.14), 'flat') +
    line('M100 48L90 68L68 50', darker(colour, 0.35), 0.9, 0.5)
  return lying(
    longSleeves(colour, lighter(colour, 0.1)) +
      upperBody(colour, 172) +
      neckHole(colour) +
      slab(94, 50, 12, 126, 0, lighter(colour, 0.16), 'none', 0.6) +
      line('M94 60V176M106 60V176', darker(colour, 0.25), 0.7, 0.5) +
      buttons +
      leafOfCollar +
      group('translate(200 0) scale(-1 1)', leafOfCollar) +
      slab(113, 84, 22, 25, 2, lighter(colour, 0.05), 'flat') +
      line('M113 90H135', darker(colour, 0.25), 0.7, 0.5) +
      folds(['M60 170C64 150 60 128 68 110', 'M140 170C136 150 140 140 134 122'], colour),
    [104, 82],
  )
}

const ribs = (from: number, to: number, y: number, height: number, colour: string) =>
  Array.from({ length: Math.floor((to - from) / 4) }, (_, i) =>
    line(at`M${from + 2 + i * 4} ${y}v${height}`, darker(colour, 0.3), 0.8, 0.4),
  ).join('')

const sweater: Draw = ({ colour, mark }) => {
  const cables = [78, 100, 122]
    .map((x) =>
      Array.from({ length: 8 }, (_, i) =>
        line(
          at`M${x - 4} ${66 + i * 13}C${x + 5} ${70 + i * 13} ${x + 5} ${75 + i * 13} ${x - 4} ${79 + i * 13}M${x + 4} ${66 + i * 13}C${x - 5} ${70 + i * 13} ${x - 5} ${75 + i * 13} ${x + 4} ${79 + i * 13}`,
          darker(colour, 0.3),
          1.1,
          0.34,
        ),
      ).join(''),
    )
    .join('')
  return lying(
    longSleeves(colour, lighter(colour, 0.08)) +
      upperBody(colour, 164) +
      neckHole(colour) +
      neckTag(mark, 38) +
      shape('M75 38C82 50 118 50 125 38L131 41C122 60 78 60 69 41Z', lighter(colour, 0.1), 'flat') +
      cables +
      slab(54, 162, 92, 17, 4, lighter(colour, 0.08), 'fall') +
      ribs(54, 148, 164, 13, colour),
    [100, 96],
  )
}

const hoodie: Draw = ({ colour, mark }) =>
  lying(
    longSleeves(colour, darker(colour, 0.1)) +
      upperBody(colour, 166) +
      shape('M66 50C58 18 142 18 134 50C126 66 112 72 100 80C88 72 74 66 66 50Z', lighter(colour, 0.07), 'soft') +
      shape('M78 48C76 28 124 28 122 48C116 58 108 62 100 68C92 62 84 58 78 48Z', darker(colour, 0.3), 'hollow') +
      neckTag(mark, 40) +
      line('M90 70V104M110 70V100', '#f2ece1', 2.4) +
      shape('M70 122H130L142 158H58Z', darker(colour, 0.07), 'flat') +
      line('M70 122L58 158M130 122L142 158', darker(colour, 0.35), 1, 0.5) +
      slab(54, 164, 92, 15, 4, darker(colour, 0.08), 'fall') +
      folds(['M60 116C64 100 62 90 68 80', 'M140 116C136 100 138 90 132 80'], colour),
    [100, 90],
  )

const pyjamas: Draw = ({ colour, accent }) => {
  const trim = (d: string) => line(d, accent, 1.6)
  return lying(
    shape('M72 104H128L142 190H104L100 142L96 190H58Z', darker(colour, 0.06), 'flat') +
      shape(
        'M58 32C42 40 32 70 28 100L48 106C52 90 56 78 62 70ZM142 32C158 40 168 70 172 100L152 106C148 90 144 78 138 70Z',
        darker(colour, 0.05),
        'flat',
      ) +
      shape('M76 27H124L142 32C149 36 149 44 148 52V128H52V52C51 44 51 36 58 32Z', colour, 'flat') +
      shape('M78 26L100 68L122 26L132 34L106 74H94L68 34Z', lighter(colour, 0.1), 'flat') +
      trim('M78 26L100 68L122 26') +
      trim('M68 34L94 74H106L132 34') +
      trim('M29 95L48 101M171 95L152 101M52 124H148') +
      line('M100 74V128', darker(colour, 0.3), 0.8, 0.5) +
      [84, 100, 116].map((y) => oval(103, y, 1.8, 1.8, accent, 'none')).join('') +
      slab(116, 84, 20, 20, 2, lighter(colour, 0.05), 'flat') +
      trim('M116 86H136'),
    [104, 74],
  )
}

const socks: Draw = ({ colour, accent, mark }) => {
  const one = (dx: number, tone: string) =>
    `<g transform="translate(${dx} 0)">${shape('M50 34H88V116C88 126 96 132 112 142C126 152 120 172 100 170C80 168 50 150 50 126Z', tone, 'round')}${slab(48, 28, 42, 24, 4, lighter(tone, 0.16), 'round')}${ribs(50, 88, 32, 16, tone)}${shape('M112 142C126 152 120 172 100 170C96 160 100 148 112 142Z', accent, 'flat', 0.9)}${shape('M50 118C58 122 66 132 64 144C56 140 50 132 50 126Z', accent, 'flat', 0.9)}</g>`
  return lying(
    one(54, darker(colour, 0.08)) +
      one(0, colour) +
      slab(34, 66, 128, 22, 1.5, '#f6f0e4', 'fall') +
      wordmark(mark, 98, 77, 6, inkOn('#ffffff'), { room: 80 }),
    [96, 84],
  )
}

export const tops = { tee, shirt, sweater, hoodie, pyjamas, socks }
