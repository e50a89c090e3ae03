import { darker, lighter } from '../../kit/colour.ts'
import { at, group, line, oval, shape, slab } from '../../kit/paint.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

// Shoes are seen from their side, toe to the left; the second one stands a little behind.

const pair = (one: string) => group('translate(26 -17) scale(.94) translate(6 11)', `<g opacity=".98">${one}</g>`) + one

const laces = (points: [number, number][], colour: string) => points.map(([x, y]) => line(at`M${x} ${y}l-13 -4.6`, colour, 2.6)).join('')

const sneaker: Draw = ({ colour, accent }) => {
  const one =
    shape(
      'M26 158C26 140 46 134 66 126C80 120 90 106 98 94C108 102 126 106 146 92C152 92 156 98 158 112C160 130 162 146 162 160Z',
      colour,
      'fall',
    ) +
    shape('M26 158C26 140 42 135 56 131C60 142 58 154 54 162H26Z', lighter(colour, 0.3), 'soft') +
    shape('M66 126C80 120 90 106 98 94L110 100C106 114 94 128 80 136Z', lighter(colour, 0.14), 'flat') +
    laces(
      [
        [92, 114],
        [98, 106],
        [104, 99],
        [85, 122],
      ],
      '#fbf8f2',
    ) +
    line('M112 104C124 110 138 118 160 130', darker(colour, 0.3), 0.9, 0.5) +
    shape('M146 92C152 92 157 100 159 118L160 128C154 126 150 124 147 120C145 110 145 100 146 92Z', accent, 'flat') +
    line('M98 94C108 102 126 106 146 92', lighter(colour, 0.5), 2) +
    shape('M22 158H164C168 158 168 178 162 180H34C24 180 20 170 22 158Z', '#fbf8f2', 'fall') +
    line('M24 168H165', accent, 1.4, 0.8)
  return standing(70, pair(one), [84, 134])
}

const runner: Draw = ({ colour, accent }) => {
  const one =
    shape(
      'M20 154C22 138 48 134 70 122C84 112 92 98 100 88C112 98 128 98 148 82C154 84 158 96 160 110C162 128 166 142 168 152Z',
      colour,
      'fall',
    ) +
    shape('M58 128C72 124 82 114 90 102L108 108C98 126 84 138 66 146Z', lighter(colour, 0.25), 'flat') +
    shape('M112 112C124 134 146 142 166 142L168 152H96C104 142 110 128 112 112Z', accent, 'flat') +
    laces(
      [
        [92, 112],
        [98, 103],
        [104, 95],
        [85, 120],
      ],
      '#fbf8f2',
    ) +
    line('M100 88C112 98 128 98 148 82', darker(colour, 0.3), 3) +
    Array.from({ length: 9 }, (_, i) => oval(36 + i * 5, 148 - i * 1.5, 0.9, 0.9, darker(colour, 0.35), 'none', 0.6)).join('') +
    shape(
      'M16 152C30 150 60 150 90 152C120 154 150 150 172 148C180 152 176 176 160 178C110 182 60 178 30 180C14 178 10 162 16 152Z',
      '#fbfaf6',
      'fall',
    ) +
    shape('M20 174C60 170 120 176 164 170C160 180 150 180 140 180H34C26 180 22 178 20 174Z', accent, 'fall') +
    line('M60 160C90 164 130 162 168 156', darker('#fbfaf6', 0.2), 1, 0.6)
  return standing(74, pair(one), [96, 130])
}

const loafer: Draw = ({ colour, accent }) => {
  const one =
    shape('M20 164C18 148 32 140 52 136C72 131 86 118 100 108C118 122 146 122 162 104C169 114 170 142 169 164Z', colour, 'fall') +
    shape('M100 108C118 122 146 122 162 104C156 97 112 98 100 108Z', darker(colour, 0.55), 'none') +
    line('M100 108C118 122 146 122 162 104', lighter(colour, 0.3), 1.8) +
    shape('M34 148C46 142 62 140 78 128L96 112L110 117C98 132 78 146 52 151C44 152 34 153 34 148Z', lighter(colour, 0.1), 'flat') +
    line('M32 150C34 156 62 154 82 142C94 135 104 126 110 117', darker(colour, 0.35), 1.2, 0.6) +
    shape('M80 124L90 115L114 122L100 137Z', darker(colour, 0.2), 'fall') +
    line('M90 126L102 129', darker(colour, 0.6), 2) +
    line('M132 122C134 136 136 150 135 163', darker(colour, 0.35), 0.9, 0.5) +
    shape('M17 163H171V169C171 172 168 173 164 173H30C20 173 15 169 17 163Z', accent, 'fall') +
    slab(128, 171, 42, 9, 1, darker(accent, 0.2), 'fall') +
    slab(28, 171, 92, 3.4, 1.6, darker(accent, 0.2), 'none')
  return standing(74, pair(one), [84, 138])
}

/** A pair seen from above. */
const sandal: Draw = ({ colour, accent }) => {
  const strap = (top: number, bottom: number, lean: number) =>
    shape(
      at`M50 ${top + lean}C64 ${top - 8} 84 ${top - 8} 99 ${top}L100 ${bottom}C84 ${bottom - 7} 64 ${bottom - 7} 49 ${bottom + lean}Z`,
      colour,
      'round',
    )
  const buckle = (y: number) => slab(54, y, 13, 13, 3, '#d2b878', 'steel') + slab(57, y + 3, 7, 7, 1.5, colour, 'none')
  const one =
    shape(
      'M74 16C92 16 101 34 100 62C99 84 94 96 94 118C95 146 98 184 74 184C51 184 52 150 54 122C55 98 47 84 48 58C49 34 58 16 74 16Z',
      darker(accent, 0.3),
      'flat',
    ) +
    shape(
      'M74 20C89 20 97 36 96 62C95 84 90 96 90 118C91 146 93 179 74 179C56 179 56 150 58 122C59 98 51 84 52 58C53 36 60 20 74 20Z',
      accent,
      'soft',
    ) +
    oval(74, 158, 12, 15, darker(accent, 0.3), 'none', 0.16) +
    strap(52, 76, 3) +
    strap(84, 106, 1) +
    buckle(56) +
    buckle(86)
  return lying(group('translate(-17 0) rotate(-4 74 100)', one) + group('translate(217 0) scale(-1 1) rotate(-4 74 100)', one), [60, 84])
}

const boot: Draw = ({ colour, accent }) => {
  const one =
    shape('M26 160C26 144 48 140 68 132C84 126 88 110 90 92L92 56C104 50 136 50 150 56C152 90 156 130 160 160Z', colour, 'fall') +
    shape('M26 160C26 146 42 142 56 138C64 146 64 154 62 162H26Z', darker(colour, 0.22), 'soft') +
    shape('M90 60H152V74H91Z', lighter(colour, 0.12), 'round') +
    shape('M128 100C140 98 152 100 157 108L160 160H126C132 140 132 118 128 100Z', darker(colour, 0.14), 'flat') +
    shape('M90 78L106 82C104 104 96 124 80 136L68 132C84 126 90 104 90 78Z', darker(colour, 0.1), 'flat') +
    [
      [104, 88],
      [103, 98],
      [100, 108],
      [95, 118],
      [88, 128],
    ]
      .map(([x, y]) => line(at`M${x!} ${y!}l-14 -3`, accent, 2.6) + oval(x!, y!, 2, 2, '#d2b878', 'ball'))
      .join('') +
    shape('M22 160H164V170L160 180H146L142 174H64L60 180H36L26 174C22 170 20 164 22 160Z', '#3a332e', 'fall') +
    line('M24 161H163', '#d8b98a', 1.6)
  return standing(70, pair(one), [100, 112])
}

export const shoes = { sneaker, runner, loafer, sandal, boot }
