import { darker, inkOn, lighter, mix } from '../../kit/colour.ts'
import { band, drum, lathe, mouth } from '../../kit/lathe.ts'
import { at, group, line, oval, shape, slab, tilt } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const plates: Draw = ({ colour }) => {
  const stack = [0, 1, 2, 3]
    .map((i) => group(`translate(0 ${-9 * i})`, lathe('166 62, 170 58, 176 34', i % 2 ? lighter(colour, 0.1) : colour)))
    .join('')
  const upright =
    oval(100, 78, 58, 58, colour, 'flat') +
    oval(100, 78, 42, 42, lighter(colour, 0.14), 'soft') +
    line('M58 78A42 42 0 0 1 142 78', darker(colour, 0.2), 0.9, 0.4) +
    line('M42.6 78A57.4 57.4 0 1 0 157.4 78A57.4 57.4 0 1 0 42.6 78', mix(colour, '#8a6a4c', 0.55), 1.2, 0.8)
  const top = oval(100, 139, 62, 62 * tilt, lighter(colour, 0.3), 'none') + oval(100, 140, 46, 46 * tilt, colour, 'hollow', 0.5)
  return standing(50, upright + stack + top, [100, 104])
}

const bowls: Draw = ({ colour, accent }) => {
  const wall = lathe('0 56, 16 53, 36 38, 44 25, 46 24, 46 24, 53 26', colour)
  const rim = band(0, 6, 55.6, accent)
  const sticks = group('rotate(-7 130 84)', slab(60, 78, 122, 3.4, 1.7, '#6d4a33', 'fall') + slab(60, 85, 122, 3.4, 1.7, '#6d4a33', 'fall'))
  const upper = group('translate(0 96)', wall + rim) + mouth(96, 56, lighter(colour, 0.1), 3)
  // The upper one sits in the lower one, whose front hides its foot.
  return standing(28, mouth(124, 56, lighter(colour, 0.1), 3) + upper + group('translate(0 125)', wall + rim) + sticks, [100, 112])
}

const cutlery: Draw = ({ colour }) => {
  const metal = (d: string) => shape(d, colour, 'steel')
  const fork = metal(
    'M48 30V58C48 68 53 72 55 74L53 166C53 174 65 174 65 166L63 74C65 72 70 68 70 58V30H66V56H63V30H60.5V56H57.5V30H55V56H52V30Z',
  )
  const knife = metal('M92 28C102 34 106 60 104 96H98L99 166C99 174 88 174 88 166V30Z')
  const spoon = metal('M134 28C148 28 150 60 139 72L141 166C141 174 129 174 129 166L131 72C120 60 122 28 134 28Z')
  const small = metal('M164 62C174 62 175 84 167 92L169 166C169 173 159 173 159 166L161 92C153 84 154 62 164 62Z')
  return lying(group('translate(-8 0)', fork + knife + spoon + small) + line('M126 38C122 48 124 58 127 62', '#ffffff', 1.6, 0.6), [90, 60])
}

const lunchBox: Draw = ({ colour, accent, mark }) =>
  standing(
    58,
    slab(40, 134, 120, 46, 14, lighter(colour, 0.16), 'round') +
      slab(40, 92, 120, 44, 14, colour, 'round') +
      slab(36, 78, 128, 20, 9, accent, 'round') +
      oval(100, 80, 54, 3, lighter(accent, 0.3), 'none', 0.7) +
      slab(120, 76, 15, 104, 1.5, darker(colour, 0.42), 'fall') +
      line('M42 135H158', darker(colour, 0.3), 0.8, 0.6) +
      wordmark(mark, 76, 116, 5, inkOn(colour), { room: 44 }),
    [92, 116],
  )

const storageJars: Draw = ({ accent }) => {
  const glass = (cx: number, top: number, half: number, filling: string, level: number) =>
    lathe(`${top} ${half}, 174 ${half}, 180 ${half - 3}`, '#e6eeee', 'round', cx, 0.62) +
    lathe(`${level} ${half - 3}, 172 ${half - 3}, 177 ${half - 5}`, filling, 'round', cx) +
    oval(cx, level, half - 3, (half - 3) * tilt, lighter(filling, 0.3), 'none') +
    drum(top - 12, top, half + 1, accent, 'round', cx) +
    line(at`M${cx - half + 5} ${top + 8}V168`, '#ffffff', 2.6, 0.6)
  const jars = glass(148, 94, 28, '#c98f4f', 122) + glass(54, 110, 26, '#efe3c8', 128) + glass(98, 66, 31, '#7a4a30', 100)
  return standing(66, jars, [100, 104])
}

const apron: Draw = ({ colour, accent }) =>
  lying(
    line('M78 42C78 6 122 6 122 42', accent, 3) +
      shape('M76 40H124L132 86C152 92 160 96 160 104V186H40V104C40 96 48 92 68 86Z', colour, 'flat') +
      slab(70, 118, 60, 40, 3, darker(colour, 0.08), 'fall') +
      line('M42 102C20 108 16 120 12 132M158 102C180 108 184 120 188 132', accent, 3),
    [100, 110],
  )

export const tableware = { plates, bowls, cutlery, lunchBox, storageJars, apron }
