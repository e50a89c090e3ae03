import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, group, line, oval, shape, slab, tilt, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const dot = (x: number, y: number, colour = '#8fd0a6') => oval(x, y, 1.8, 1.8, colour, 'none')

const riceCooker: Draw = ({ colour, accent, mark }) =>
  standing(
    54,
    line('M64 82C64 50 136 50 136 82', darker(colour, 0.2), 7) +
      shape('M38 110C34 128 34 156 44 172C60 182 140 182 156 172C166 156 166 128 162 110Z', colour, 'round') +
      shape('M38 112C40 84 66 72 100 72C134 72 160 84 162 112C140 122 60 122 38 112Z', lighter(colour, 0.14), 'soft') +
      line('M38 112C60 122 140 122 162 112', darker(colour, 0.35), 1.4, 0.6) +
      slab(72, 130, 56, 34, 9, '#2c2b2d', 'flat') +
      line('M84 144H100M84 150H94', '#9fd6c4', 1.8) +
      oval(115, 147, 8, 8, accent, 'ball') +
      slab(94, 110, 12, 7, 2, darker(colour, 0.3), 'fall') +
      wordmark(mark, 100, 98, 5, darker(colour, 0.45), { room: 54 }),
    [100, 120],
  )

const airFryer: Draw = ({ colour, accent, mark }) =>
  standing(
    46,
    shape('M56 50C58 32 142 32 144 50L152 160C150 178 140 180 130 180H70C60 180 50 178 48 160Z', colour, 'round') +
      oval(100, 44, 34, 5, lighter(colour, 0.3), 'none', 0.6) +
      slab(70, 56, 60, 30, 8, '#232326', 'flat') +
      line('M80 70H94M100 66V76M108 66V76', '#9fd6c4', 1.8) +
      slab(54, 100, 92, 68, 12, darker(colour, 0.08), 'round') +
      slab(86, 112, 28, 48, 10, accent, 'round') +
      oval(100, 124, 6, 3, darker(accent, 0.3), 'none', 0.5) +
      wordmark(mark, 100, 94, 4.4, inkOn(colour), { room: 48 }),
    [100, 100],
  )

const blender: Draw = ({ colour, accent, mark }) =>
  standing(
    36,
    tube('M134 60C162 58 160 106 130 108', '#5b5957', 6) +
      lathe('46 40, 126 28, 132 26', '#e4ecec', 'round', 100, 0.62) +
      lathe('84 33, 124 27, 131 25', accent, 'round', 100, 0.9) +
      oval(100, 84, 33, 33 * tilt, lighter(accent, 0.35), 'none') +
      line('M70 56V116', '#ffffff', 2.6, 0.6) +
      drum(36, 48, 41, '#3a3837') +
      drum(28, 38, 14, '#4a4846') +
      shape('M66 134H134L144 172C144 182 56 182 56 172Z', colour, 'round') +
      slab(66, 128, 68, 9, 3, darker(colour, 0.2), 'fall') +
      oval(100, 158, 11, 11, '#efece7', 'ball') +
      line('M100 158V149', '#4a4846', 1.6) +
      wordmark(mark, 100, 176, 3.6, inkOn(colour), { room: 40 }),
    [100, 100],
  )

const espresso: Draw = ({ colour, accent, mark }) =>
  standing(
    60,
    slab(36, 166, 128, 14, 4, darker(colour, 0.25), 'fall') +
      slab(44, 160, 92, 8, 2, '#4b4a4a', 'steel') +
      slab(112, 62, 46, 108, 6, colour, 'round') +
      slab(36, 40, 128, 56, 12, lighter(colour, 0.08), 'round') +
      slab(48, 32, 104, 10, 4, '#d2d2d0', 'steel') +
      slab(62, 96, 40, 12, 3, '#bdbdbc', 'steel') +
      line('M60 106H36', '#3a3029', 8) +
      slab(76, 108, 12, 9, 2, '#8f8f8e', 'steel') +
      line('M80 117V136M85 117V136', '#5b3522', 1.6) +
      lathe('138 17, 150 16, 160 11', '#f6f1e8', 'round', 82) +
      oval(82, 138, 17, 2.6, '#6a4029', 'none') +
      line('M146 96V142', '#c9c9c8', 3.4) +
      oval(60, 66, 10, 10, '#f4f1ea', 'flat') +
      line('M60 66L66 60', accent, 1.6) +
      oval(140, 66, 9, 9, accent, 'ball') +
      wordmark(mark, 100, 66, 5, inkOn(colour), { room: 46 }),
    [84, 110],
  )

const toaster: Draw = ({ colour, accent, mark }) => {
  const toast = (x: number) =>
    shape(at`M${x} 96V62C${x - 6} 50 ${x + 40} 50 ${x + 34} 62V96Z`, '#c98d4d', 'fall') +
    shape(at`M${x + 4} 96V64C${x} 56 ${x + 34} 56 ${x + 30} 64V96Z`, '#efd09a', 'none')
  return standing(
    58,
    toast(56) +
      toast(106) +
      slab(32, 84, 136, 92, 26, colour, 'round') +
      slab(48, 86, 104, 7, 3, darker(colour, 0.45), 'hollow') +
      slab(160, 112, 14, 18, 4, accent, 'fall') +
      line('M163 102V152', darker(colour, 0.5), 2.4, 0.6) +
      oval(136, 152, 9, 9, '#efece7', 'ball') +
      line('M136 152V145', '#4a4846', 1.6) +
      wordmark(mark, 84, 140, 7, inkOn(colour), { room: 62 }) +
      slab(52, 174, 16, 6, 2, '#3a3837', 'none') +
      slab(132, 174, 16, 6, 2, '#3a3837', 'none'),
    [96, 108],
  )
}

const hairDryer: Draw = ({ colour, accent }) =>
  lying(
    group(
      'rotate(-14 100 100)',
      slab(90, 98, 27, 88, 12, darker(colour, 0.06), 'round') +
        slab(95, 120, 10, 24, 4, accent, 'flat') +
        dot(100, 128, '#ffffff') +
        slab(56, 48, 104, 58, 28, colour, 'fall') +
        shape('M60 56L26 62V92L60 98Z', '#3a3839', 'fall') +
        oval(148, 77, 13, 27, darker(colour, 0.2), 'flat') +
        [64, 71, 78, 85, 92].map((y) => line(at`M139 ${y}H157`, darker(colour, 0.5), 1.6, 0.7)).join('') +
        line('M76 58H128', '#ffffff', 3, 0.4),
    ),
    [96, 84],
  )

const sonicBrush: Draw = ({ colour, accent, mark }) =>
  standing(
    22,
    drum(168, 178, 26, lighter(colour, 0.1)) +
      lathe('76 11, 84 13, 120 15, 168 16', colour) +
      oval(100, 108, 5.4, 7, accent, 'soft') +
      [126, 134, 142].map((y) => dot(100, y, lighter(accent, 0.4))).join('') +
      lathe('46 4, 60 5.4, 76 9', '#f4f2ee') +
      slab(93, 20, 14, 28, 5, '#f4f2ee', 'round') +
      slab(91, 22, 10, 22, 2, accent, 'fall', 0.8) +
      wordmark(mark, 100, 156, 3.4, inkOn(colour), { room: 22 }),
    [100, 80],
  )

const fan: Draw = ({ colour, accent }) => {
  const blade = (turn: number) =>
    group(`rotate(${turn} 100 82)`, shape('M100 82C92 66 84 44 98 30C116 30 122 56 106 78Z', lighter(colour, 0.3), 'flat'))
  const wires = Array.from({ length: 24 }, (_, i) =>
    group(`rotate(${i * 15} 100 82)`, line('M100 72C104 60 104 40 100 24', darker(colour, 0.3), 0.8, 0.5)),
  ).join('')
  return standing(
    40,
    slab(94, 130, 12, 42, 3, darker(colour, 0.08), 'round') +
      drum(168, 176, 42, colour) +
      dot(100, 172, accent) +
      oval(100, 82, 62, 62, darker(colour, 0.14), 'flat') +
      oval(100, 82, 58, 58, '#fbf9f5', 'soft', 0.8) +
      [0, 72, 144, 216, 288].map(blade).join('') +
      wires +
      `<circle cx="100" cy="82" r="60" fill="none" stroke="${colour}" stroke-width="5"/><circle cx="100" cy="82" r="38" fill="none" stroke="${darker(colour, 0.3)}" stroke-width=".8" opacity=".5"/>` +
      oval(100, 82, 11, 11, accent, 'ball'),
    [108, 78],
  )
}

const humidifier: Draw = ({ colour, accent, mark }) =>
  standing(
    44,
    [0, 1, 2].map((i) => oval(94 + i * 9, 40 - i * 13, 13 + i * 6, 11 + i * 3, 'url(#glow)', 'none', 0.8)).join('') +
      lathe('70 16, 78 32, 104 44, 140 48, 166 44, 176 38', colour, 'round') +
      lathe('136 48, 156 46.6, 168 43, 176 38', accent) +
      oval(100, 70, 16, 2.6, darker(colour, 0.4), 'hollow') +
      slab(94, 146, 12, 4, 2, '#9fd6c4', 'none') +
      wordmark(mark, 99, 160, 4.6, inkOn(accent), { room: 44 }),
    [100, 110],
  )

const purifier: Draw = ({ colour, accent, mark }) => {
  const holes = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 }, (_, i) => oval(61 + i * 6.5, 102 + row * 7.6, 1.2, 1.2, darker(colour, 0.5), 'none', 0.5)).join(''),
  ).join('')
  return standing(
    46,
    slab(50, 30, 100, 150, 16, colour, 'round') +
      slab(56, 26, 88, 14, 7, darker(colour, 0.16), 'fall') +
      [70, 80, 90, 100, 110, 120, 130].map((x) => line(at`M${x} 29V37`, darker(colour, 0.45), 1.6, 0.7)).join('') +
      oval(100, 66, 17, 17, '#26262a', 'flat') +
      `<circle cx="100" cy="66" r="12" fill="none" stroke="${accent}" stroke-width="2.4"/>` +
      line('M94 68C96 62 104 72 106 64', '#ffffff', 1.4) +
      holes +
      slab(50, 168, 100, 3, 0, accent, 'none', 0.8) +
      wordmark(mark, 100, 92, 4, inkOn(colour), { room: 50 }),
    [100, 74],
  )
}

const vacuum: Draw = ({ colour, accent }) =>
  standing(
    30,
    tube('M112 70L86 156', '#b9bcbf', 7) +
      shape('M52 164H112C118 164 120 180 114 180H48C42 180 44 166 52 164Z', '#3a393c', 'fall') +
      slab(58, 170, 46, 5, 2, accent, 'none') +
      shape('M84 146L94 148L92 168H72Z', darker(colour, 0.1), 'flat') +
      group(
        'rotate(18 116 56)',
        slab(98, 40, 34, 60, 13, '#dfe6e8', 'round', 0.85) +
          slab(102, 60, 26, 36, 10, '#8f9aa0', 'round', 0.7) +
          slab(94, 16, 42, 36, 14, colour, 'round') +
          oval(115, 34, 9, 9, accent, 'ball') +
          tube('M132 26C162 24 160 66 138 70', darker(colour, 0.2), 8),
      ),
    [112, 60],
    82,
  )

export const appliances = { riceCooker, airFryer, blender, espresso, toaster, hairDryer, sonicBrush, fan, humidifier, purifier, vacuum }
