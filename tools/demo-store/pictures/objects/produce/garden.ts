import { darker, lighter } from '../../kit/colour.ts'
import { at, group, line, oval, shape } from '../../kit/paint.ts'

// Small things for labels and for the table, each in a box of 100 × 100 units.

const green = '#5f8b52'

/** A leaf that points up from x, y. */
const leaf = (x: number, y: number, size: number, turn: number, colour = green) =>
  group(
    at`translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape('M0 0C-15 -9 -15 -32 0 -48C15 -32 15 -9 0 0Z', colour, 'flat') + line('M0 2V-42', lighter(colour, 0.4), 1.6, 0.7),
  )

const sprout = () =>
  line('M50 94C50 76 50 66 50 52', green, 4) + leaf(49, 58, 0.92, -52) + leaf(51, 56, 1, 46, '#76a35c') + leaf(50, 46, 0.6, -2, '#8fb56c')

const herb = () =>
  line('M34 96C44 72 54 50 66 16', green, 3.4) +
  leaf(45, 72, 0.72, -66) +
  leaf(46, 72, 0.72, 62, '#76a35c') +
  leaf(55, 50, 0.68, -58, '#76a35c') +
  leaf(56, 50, 0.68, 66) +
  leaf(64, 28, 0.66, 14, '#8fb56c')

const tangerine = () => {
  const pores = [
    [38, 58],
    [52, 72],
    [64, 62],
    [46, 82],
    [70, 76],
    [32, 72],
  ]
  return (
    oval(50, 62, 36, 32, '#e48a2e', 'ball') +
    pores.map(([x, y]) => oval(x!, y!, 1.1, 1.1, darker('#e48a2e', 0.3), 'none', 0.5)).join('') +
    line('M50 34C50 28 52 24 55 20', '#7a5a36', 3) +
    leaf(52, 32, 0.74, 70) +
    leaf(49, 33, 0.6, -64, '#76a35c')
  )
}

const mango = () =>
  shape('M34 22C62 8 92 34 86 62C80 88 46 98 26 80C6 62 12 34 34 22Z', '#eaa63a', 'ball') +
  shape('M60 18C82 22 94 44 84 66C78 46 74 30 60 18Z', '#d2603a', 'none', 0.45) +
  line('M34 24C30 18 30 14 32 8', '#7a5a36', 3.4) +
  leaf(32, 14, 0.66, 66)

const almond = () =>
  shape('M50 8C72 22 80 58 50 94C20 58 28 22 50 8Z', '#b07a48', 'flat') +
  line('M50 14V88M40 26C36 46 38 64 45 80M60 26C64 46 62 64 55 80', darker('#b07a48', 0.4), 1.8, 0.5)

const riceEar = () => {
  const grain = (x: number, y: number, turn: number) =>
    group(at`translate(${x} ${y}) rotate(${turn})`, oval(0, 0, 4.4, 8.4, '#d8ab4e', 'soft'))
  const steps = [0, 1, 2, 3, 4]
  return (
    line('M30 96C34 64 46 36 72 14', '#a88a46', 3) +
    leaf(34, 84, 0.9, -30, '#a3a55c') +
    steps.map((i) => grain(42 + i * 7, 46 - i * 8, 12 + i * 4) + grain(52 + i * 7, 54 - i * 8, 66 + i * 4)).join('') +
    grain(76, 10, 40)
  )
}

const soyPod = () =>
  shape('M14 74C18 52 52 20 84 16C90 40 58 84 26 88C18 88 13 82 14 74Z', '#86a95a', 'flat') +
  oval(33, 70, 10, 10, '#b3cd7d', 'ball') +
  oval(50, 54, 11, 11, '#b3cd7d', 'ball') +
  oval(67, 36, 9, 9, '#b3cd7d', 'ball') +
  line('M84 16C88 12 92 10 96 10', green, 3)

const olive = () =>
  line('M10 36C36 24 62 22 92 30', '#7a6a45', 3) +
  leaf(30, 28, 0.74, -38, '#7f8f58') +
  leaf(56, 24, 0.74, 20, '#8d9c62') +
  leaf(74, 28, 0.66, 62, '#7f8f58') +
  line('M38 28V50M62 25V44', '#7a6a45', 2) +
  oval(37, 66, 15, 19, '#7d8a44', 'ball') +
  oval(64, 62, 15, 19, '#565b3c', 'ball')

const cabbage = () =>
  shape('M50 96C20 94 8 66 18 40C24 22 40 12 50 8C60 12 76 22 82 40C92 66 80 94 50 96Z', '#9dbb74', 'soft') +
  shape('M50 94C34 84 26 60 34 36C40 24 46 18 50 14C54 18 60 24 66 36C74 60 66 84 50 94Z', '#d5dfae', 'flat') +
  line('M50 92V30M50 70L38 52M50 70L62 52M50 52L42 38M50 52L58 38', '#f4f4e2', 3, 0.9) +
  line('M22 60C18 48 22 36 28 30M78 60C82 48 78 36 72 30', darker('#9dbb74', 0.3), 1.6, 0.5)

const chilli = () =>
  shape('M70 24C84 34 84 58 66 74C50 88 28 92 12 84C34 80 48 66 52 48C54 36 60 26 70 24Z', '#c2402f', 'flat') +
  line('M72 34C74 46 68 58 58 68', '#ffffff', 2.6, 0.4) +
  shape('M58 28C62 18 78 18 82 30C76 34 66 34 58 28Z', green, 'flat') +
  line('M70 22C70 14 76 8 84 8', green, 4)

export const garden = { sprout, herb, tangerine, mango, almond, riceEar, soyPod, olive, cabbage, chilli }
