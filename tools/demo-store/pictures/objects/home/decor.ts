import { darker, inkOn, lighter, mix } from '../../kit/colour.ts'
import { band, drum, lathe, mouth } from '../../kit/lathe.ts'
import { at, carton, group, line, oval, shape, slab, tilt, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const candle: Draw = ({ colour, accent, mark }) => {
  const label = '#faf6ee'
  return standing(
    38,
    lathe('96 42, 171 42, 171 42, 179 38', colour, 'round', 100, 0.92) +
      mouth(96, 42, lighter(colour, 0.4), 3) +
      oval(100, 101, 38, 5, '#f4ead6', 'none') +
      line('M100 101V90', '#4b3a2e', 1.4) +
      oval(100, 82, 20, 20, 'url(#warmth)', 'none') +
      shape('M100 68C106 78 106 84 104 88C102 91 98 91 96 88C94 84 94 78 100 68Z', '#ffdf9a', 'none') +
      band(124, 160, 42, label) +
      wordmark(mark, 98, 139, 6, inkOn(label), { room: 54 }) +
      line('M84 154H112', accent, 1.4),
    [98, 116],
  )
}

const diffuser: Draw = ({ colour, accent, mark }) => {
  const reed = (x: number, y: number) => line(at`M${100 + (x - 100) * 0.1} 122L${x} ${y}`, '#b3895c', 2.1)
  return standing(
    34,
    reed(66, 24) +
      reed(84, 14) +
      reed(101, 10) +
      reed(118, 16) +
      reed(136, 28) +
      slab(62, 116, 76, 64, 9, colour, 'round') +
      slab(66, 136, 68, 40, 6, accent, 'round', 0.5) +
      drum(104, 118, 15, '#2f2b28') +
      oval(100, 104, 9, 1.6, '#161413', 'none') +
      slab(76, 134, 48, 32, 1, '#fbf8f2', 'none') +
      wordmark(mark, 100, 146, 5, '#3b352f', { room: 38 }) +
      line('M90 156H110', accent, 1.2),
    [100, 130],
  )
}

const vase: Draw = ({ colour }) => {
  const grain = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      [0, 1, 2, 3, 4, 5].map((i) => oval(i % 2 ? 2.4 : -2.4, i * 5.4, 2.4, 4.6, '#d9c193', 'soft')).join(''),
    )
  const stems = ['M97 96C94 66 84 44 74 22', 'M100 96C101 64 103 40 106 10', 'M103 96C110 68 122 50 134 34']
    .map((d) => line(d, '#8d8a5d', 1.5))
    .join('')
  return standing(
    30,
    stems +
      grain(74, 16, -18) +
      grain(106, 4, 6) +
      grain(134, 28, 34) +
      lathe('92 13, 100 11, 112 14, 136 38, 158 41, 172 33, 178 26', colour) +
      mouth(92, 13, colour, 2.5),
    [100, 128],
  )
}

const basket: Draw = ({ colour, accent }) => {
  let weave = ''
  for (let row = 0; row < 10; row++) {
    const y = 100 + row * 8
    const radius = 54 - row * 1.1
    weave += line(at`M${100 - radius} ${y}A${radius} ${radius * tilt} 0 0 0 ${100 + radius} ${y}`, darker(colour, 0.3), 1, 0.4)
    for (let i = 0; i < 14; i++) {
      const share = (i + (row % 2) / 2 + 0.25) / 14
      const x = 100 - radius * Math.cos(Math.PI * share)
      weave += line(
        at`M${x} ${y + radius * tilt * Math.sin(Math.PI * share)}l1.4 7`,
        row === 3 || row === 4 ? accent : lighter(colour, 0.4),
        2.6,
        row === 3 || row === 4 ? 0.75 : 0.4,
      )
    }
  }
  return standing(
    44,
    tube('M52 96C40 70 66 62 70 88', darker(colour, 0.1), 5) +
      tube('M148 96C160 70 134 62 130 88', darker(colour, 0.1), 5) +
      lathe('94 55, 130 52, 176 44', colour) +
      weave +
      mouth(94, 55, colour, 4),
    [92, 130],
  )
}

const hooks: Draw = ({ colour }) => {
  const peg = (x: number) => oval(x + 4, 108, 7, 8, '#2a1c12', 'none', 0.22) + oval(x, 103, 8.5, 8.5, lighter(colour, 0.12), 'ball')
  const grain = [0, 1, 2]
    .map((i) => line(at`M22 ${93 + i * 7}C70 ${90 + i * 7} 120 ${97 + i * 7} 178 ${92 + i * 7}`, darker(colour, 0.3), 0.6, 0.3))
    .join('')
  return lying(
    slab(16, 86, 168, 28, 6, colour, 'fall') +
      grain +
      [44, 81, 119, 156].map(peg).join('') +
      tube('M117 110C108 134 112 150 118 156C126 148 130 132 121 110', '#d8cfbd', 3) +
      shape('M104 154H134L142 198H96Z', '#e6dece', 'flat'),
    [100, 112],
  )
}

const clock: Draw = ({ colour, accent }) => {
  const face = mix(colour, '#ffffff', 0.7)
  const tick = (i: number) => group(`rotate(${i * 30} 100 100)`, line(i % 3 ? 'M100 42V46' : 'M100 41V50', inkOn(face), i % 3 ? 1.2 : 2.2))
  const ticks = Array.from({ length: 12 }, (_, i) => tick(i)).join('')
  return lying(
    oval(100, 100, 72, 72, colour, 'fall') +
      oval(100, 100, 64, 64, face, 'flat') +
      ticks +
      line('M100 106L76 74', inkOn(face), 4) +
      line('M97 106L136 66', inkOn(face), 2.8) +
      line('M94 112L114 62', accent, 1.2) +
      oval(100, 100, 4, 4, accent, 'none'),
    [108, 84],
  )
}

const leaf = (x: number, y: number, size: number, turn: number, colour: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape('M0 0C-15 -10 -16 -36 0 -52C16 -36 15 -10 0 0Z', colour, 'flat') + line('M0 4V-46', lighter(colour, 0.35), 1, 0.7),
  )

const plant: Draw = ({ colour }) => {
  const [deep, fresh] = ['#3f6b4f', '#5f8b62']
  const stems =
    line('M100 128C100 90 98 60 100 30', '#6b5a3d', 2.4) +
    line('M100 120C90 100 78 92 68 86', '#6b5a3d', 1.8) +
    line('M100 112C112 94 124 86 134 80', '#6b5a3d', 1.8)
  return standing(
    32,
    stems +
      leaf(68, 88, 0.86, -58, deep) +
      leaf(134, 82, 0.9, 56, fresh) +
      leaf(98, 92, 0.74, -34, fresh) +
      leaf(102, 86, 0.8, 36, deep) +
      leaf(99, 64, 0.82, -40, deep) +
      leaf(101, 58, 0.84, 38, fresh) +
      leaf(100, 42, 0.86, 2, deep) +
      lathe('122 42, 128 42, 176 32', colour) +
      drum(118, 130, 44, lighter(colour, 0.08)) +
      oval(100, 118, 40, 5.4, '#54402f', 'hollow'),
    [100, 90],
  )
}

const giftBox: Draw = ({ colour, accent, mark }) =>
  standing(
    60,
    carton(40, 92, 100, 88, 26, colour) +
      shape('M82 92L108 81H124L98 92V180H82Z', accent, 'flat') +
      line('M98 84C84 66 70 74 92 86M104 84C122 64 136 76 106 87', accent, 5) +
      wordmark(mark, 62, 160, 4, inkOn(colour), { room: 32 }),
    [96, 110],
  )

export const decor = { candle, diffuser, vase, basket, hooks, clock, plant, giftBox }
