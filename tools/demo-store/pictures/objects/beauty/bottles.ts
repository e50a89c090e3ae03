import { darker, inkOn, lighter, mix } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, group, line, oval, shape, slab, tilt } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'

/** The quiet print of a care product: a name, a rule, two lines. */
const print = (mark: string, cx: number, y: number, ground: string, accent: string, room = 46) =>
  wordmark(mark, cx, y, 6.4, inkOn(ground), { room }) +
  line(at`M${cx - 8} ${y + 10}H${cx + 8}`, accent, 1.4) +
  line(at`M${cx - 14} ${y + 18}H${cx + 14}M${cx - 10} ${y + 23}H${cx + 10}`, mix(ground, inkOn(ground), 0.5), 0.7)

const tubePath = 'M70 44H130L126 150H74Z'
const tube: Draw = ({ colour, accent, mark }) =>
  standing(
    27,
    slab(69, 34, 62, 12, 1.5, darker(colour, 0.06), 'fall') +
      shape(tubePath, colour, 'round') +
      drum(150, 178, 26, accent) +
      line('M74 148H126', darker(colour, 0.2), 0.8, 0.5) +
      print(mark, 99, 86, colour, accent, 42),
    [100, 96],
  )

const sunTube: Draw = ({ colour, accent, mark }) =>
  standing(
    24,
    slab(72, 28, 56, 12, 1.5, darker(colour, 0.06), 'fall') +
      shape('M73 40H127C127 80 125 120 122 146H78C75 120 73 80 73 40Z', colour, 'round') +
      drum(146, 178, 23, accent) +
      oval(100, 70, 10, 10, accent, 'soft') +
      print(mark, 99, 100, colour, accent, 40),
    [100, 90],
  )

const dropper: Draw = ({ colour, accent, mark }) =>
  standing(
    30,
    lathe('96 13, 100 20, 108 33, 116 35, 168 35, 178 32', colour) +
      line('M72 116V166', '#ffffff', 2.6, 0.5) +
      drum(72, 96, 15, accent) +
      lathe('34 6, 44 10, 60 11, 72 10', '#2d2b2a', 'soft') +
      slab(78, 118, 44, 44, 1, '#fbf8f1', 'none') +
      print(mark, 100, 128, '#fbf8f1', accent, 36),
    [100, 126],
  )

const tonerBottle: Draw = ({ colour, accent, mark }) =>
  standing(
    28,
    slab(66, 72, 68, 106, 14, colour, 'round', 0.94) +
      slab(70, 96, 60, 78, 10, mix(colour, accent, 0.3), 'round', 0.5) +
      line('M74 88V164', '#ffffff', 2.6, 0.6) +
      drum(40, 72, 16, accent) +
      print(mark, 101, 112, colour, darker(accent, 0.2), 48),
    [100, 114],
  )

const creamJar: Draw = ({ colour, accent, mark }) =>
  standing(
    46,
    lathe('124 50, 166 50, 178 44', colour) +
      lathe('130 40, 164 40, 172 36', '#ffffff', 'none', 100, 0.25) +
      drum(98, 124, 51, accent) +
      oval(100, 98, 44, 5.6, lighter(accent, 0.4), 'none', 0.6) +
      wordmark(mark, 99, 152, 6, inkOn(colour), { room: 60 }) +
      line('M88 164H110', accent, 1.2),
    [100, 122],
  )

const pumpBottle: Draw = ({ colour, accent, mark }) =>
  standing(
    36,
    line('M100 62V44', accent, 6) +
      shape('M78 36C78 32 82 30 88 30H112C118 30 120 34 120 38V44H92C84 44 80 50 74 50C72 44 74 40 78 36Z', accent, 'fall') +
      lathe('60 12, 76 15', accent) +
      lathe('74 18, 80 30, 92 40, 166 41, 178 38', colour) +
      line('M68 96V164', '#ffffff', 2.6, 0.35) +
      print(mark, 99, 116, colour, accent, 54),
    [100, 112],
  )

const perfume: Draw = ({ colour, accent, mark }) =>
  standing(
    44,
    slab(54, 88, 92, 92, 7, '#f3efe8', 'flat', 0.9) +
      slab(61, 96, 78, 77, 5, colour, 'soft', 0.92) +
      shape('M61 100C61 98 63 96 66 96H96L70 173H66C63 173 61 171 61 168Z', '#ffffff', 'none', 0.2) +
      drum(80, 90, 13, '#d8c9a6') +
      slab(80, 40, 40, 40, 5, accent, 'round') +
      slab(78, 118, 44, 30, 1, '#fbf8f1', 'none') +
      wordmark(mark, 100, 130, 5, '#34302b', { room: 36 }) +
      line('M92 140H108', '#34302b', 0.8),
    [100, 116],
  )

const handCreams: Draw = ({ colour, accent, mark }) => {
  const one = (x: number, turn: number, tone: string) =>
    group(
      `rotate(${turn} ${x} 180)`,
      slab(x - 20, 62, 40, 8, 1, darker(tone, 0.08), 'fall') +
        shape(at`M${x - 19} 70H${x + 19}L${x + 15} 160H${x - 15}Z`, tone, 'round') +
        slab(x - 13, 160, 26, 18, 2, '#f5efe4', 'round') +
        wordmark(mark, x, 104, 4.6, inkOn(tone), { room: 26 }) +
        line(at`M${x - 6} 114H${x + 6}`, inkOn(tone), 0.8),
    )
  return standing(62, one(58, -7, lighter(accent, 0.4)) + one(142, 7, accent) + one(100, 0, colour), [100, 104])
}

const cushion: Draw = ({ colour, accent, mark }) =>
  standing(
    56,
    shape('M50 112C46 64 64 34 100 34C136 34 154 64 150 112Z', accent, 'flat') +
      shape('M58 108C55 70 70 44 100 44C130 44 145 70 142 108Z', '#dfe7ea', 'flat') +
      line('M76 62L112 98M92 56L126 90', '#ffffff', 3, 0.5) +
      lathe('134 58, 162 58, 172 50', accent) +
      oval(100, 134, 58, 58 * tilt * 1.7, lighter(accent, 0.2), 'flat') +
      oval(100, 133, 46, 46 * tilt * 1.7, colour, 'soft') +
      oval(108, 130, 26, 6.2, lighter(colour, 0.5), 'soft') +
      wordmark(mark, 100, 162, 4.6, inkOn(accent), { room: 44 }),
    [100, 116],
  )

export const bottles = { tube, sunTube, dropper, tonerBottle, creamJar, pumpBottle, perfume, handCreams, cushion }
