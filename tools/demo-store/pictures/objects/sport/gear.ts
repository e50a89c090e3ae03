import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, group, line, oval, shape, slab, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const yogaMat: Draw = ({ colour, accent }) => {
  const turns = [26, 20, 14, 8]
    .map((r) => line(at`M${58 - r} 146A${r} ${r} 0 1 1 ${58 + r * 0.7} ${146 + r * 0.7}`, darker(colour, 0.4), 1.2, 0.6))
    .join('')
  return standing(
    70,
    shape('M58 174H184L190 180H60Z', darker(colour, 0.1), 'none') +
      slab(56, 112, 120, 67, 30, colour, 'fall') +
      oval(58, 146, 33, 33, lighter(colour, 0.12), 'flat') +
      turns +
      slab(104, 110, 11, 70, 2, accent, 'fall') +
      slab(144, 110, 11, 70, 2, accent, 'fall') +
      line('M110 112C112 84 148 84 150 112', accent, 5),
    [80, 140],
  )
}

const dumbbells: Draw = ({ colour, accent }) => {
  const one = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      slab(24, 20, 84, 13, 6, '#c4c6c8', 'fall') +
        [
          [8, 1],
          [94, 1],
        ]
          .map(
            ([dx, top]) =>
              slab(dx!, top! - 4, 32, 60, 12, colour, 'fall') + slab(dx! + 5, top! + 2, 22, 48, 9, lighter(colour, 0.1), 'soft'),
          )
          .join('') +
        slab(48, 20, 38, 13, 4, accent, 'fall', 0.9),
    )
  return standing(70, one(50, 76) + one(16, 124), [62, 148])
}

const kettlebell: Draw = ({ colour, accent, mark }) =>
  standing(
    40,
    tube('M70 96C60 32 140 32 130 96', '#4a4949', 15) +
      lathe('84 30, 98 44, 126 55, 152 51, 172 38, 178 32', colour, 'ball') +
      slab(76, 128, 48, 22, 11, accent, 'none', 0.9) +
      wordmark(mark, 100, 139, 6, inkOn(accent), { room: 38 }),
    [100, 112],
  )

const bands: Draw = ({ colour, accent }) => {
  const loop = (i: number, tone: string) =>
    shape(
      at`M${28 + i * 5} ${64 + i * 20}C${26 + i * 4} ${44 + i * 18} ${174 - i * 4} ${44 + i * 18} ${172 - i * 5} ${64 + i * 20}V${84 + i * 20}C${174 - i * 4} ${106 + i * 20} ${26 + i * 4} ${106 + i * 20} ${28 + i * 5} ${84 + i * 20}ZM${46 + i * 5} ${70 + i * 20}V${80 + i * 20}C${50 + i * 4} ${92 + i * 20} ${150 - i * 4} ${92 + i * 20} ${154 - i * 5} ${80 + i * 20}V${70 + i * 20}C${150 - i * 4} ${58 + i * 20} ${50 + i * 4} ${58 + i * 20} ${46 + i * 5} ${70 + i * 20}Z`,
      tone,
      'fall',
    )
  return lying(
    `<g fill-rule="evenodd">${loop(0, lighter(colour, 0.35)) + loop(1, colour) + loop(2, accent) + loop(3, darker(accent, 0.25))}</g>`,
    [100, 100],
  )
}

const sportBottle: Draw = ({ colour, accent, mark }) =>
  standing(
    26,
    line('M82 44C82 14 118 14 118 44', accent, 6) +
      drum(38, 58, 20, accent) +
      lathe('58 19, 66 21, 80 31, 92 33, 170 33, 178 30', colour) +
      lathe('166 33, 173 32.4, 178 30', '#c9ccce', 'steel') +
      wordmark(mark, 99, 126, 6.4, inkOn(colour), { room: 50 }) +
      line('M90 138H108', accent, 1.6),
    [100, 100],
  )

const tent: Draw = ({ colour, accent }) =>
  standing(
    84,
    line('M8 178L52 132M192 178L146 128', '#b9a98a', 1) +
      shape('M98 44C66 70 34 130 18 178H132Z', colour, 'flat') +
      shape('M98 44C130 66 166 128 184 172L132 178Z', darker(colour, 0.2), 'flat') +
      shape('M84 96C70 122 60 150 52 178H104C104 146 98 118 84 96Z', '#f2e3bf', 'fall') +
      shape('M84 96C76 112 68 130 60 150L52 178H64C68 150 76 120 84 96Z', lighter(colour, 0.2), 'flat') +
      line('M98 44C66 70 34 130 18 178M98 44C130 66 166 128 184 172M98 44L132 178', accent, 1.8) +
      line('M98 44V34L110 38L98 41', accent, 1.8),
    [92, 110],
  )

const campChair: Draw = ({ colour, accent }) =>
  standing(
    62,
    line('M50 178L146 120M150 178L54 120M62 178L56 56M138 178L144 56', accent, 4.4) +
      shape('M54 40C70 46 130 46 146 40L142 112C120 120 80 120 58 112Z', colour, 'flat') +
      shape('M46 112C70 124 130 124 154 112L148 136C120 146 80 146 52 136Z', lighter(colour, 0.1), 'fall') +
      line('M34 104H64M136 104H166', darker(colour, 0.1), 8) +
      line('M72 46C70 70 72 92 74 114M128 46C130 70 128 92 126 114', darker(colour, 0.35), 1, 0.4) +
      slab(150, 104, 15, 20, 3, darker(colour, 0.16), 'fall'),
    [100, 92],
  )

const rackets: Draw = ({ colour, accent }) => {
  const one = (turn: number, tone: string) => {
    const net =
      Array.from({ length: 9 }, (_, i) => line(at`M${72 + i * 7} 24V112`, '#f7f4ec', 0.8, 0.9)).join('') +
      Array.from({ length: 11 }, (_, i) => line(at`M64 ${28 + i * 8}H136`, '#f7f4ec', 0.8, 0.9)).join('')
    return group(
      `rotate(${turn} 100 150)`,
      `<clipPath id="head${turn < 0 ? 1 : 2}"><ellipse cx="100" cy="68" rx="34" ry="44"/></clipPath><g clip-path="url(#head${turn < 0 ? 1 : 2})">${net}</g><ellipse cx="100" cy="68" rx="34" ry="44" fill="none" stroke="${tone}" stroke-width="4.4"/>` +
        line('M100 112V146', '#5f6266', 3) +
        slab(95.6, 142, 8.8, 48, 4, '#3a3735', 'round') +
        line('M100 112L92 104M100 112L108 104', tone, 3),
    )
  }
  const cork =
    shape('M120 154L138 132L156 150L134 168Z', '#fbf8f0', 'fall') +
    oval(126, 163, 9, 9, '#e9d9bf', 'ball') +
    line('M125 158L142 138M130 162L148 144', '#d9d2c4', 0.8)
  return lying(one(-26, colour) + one(26, accent) + cork, [100, 88])
}

const ball: Draw = ({ colour }) =>
  standing(
    26,
    oval(100, 118, 62, 62, colour, 'ball') +
      line('M38 118H162M100 56V180M56 74C78 96 78 140 56 162M144 74C122 96 122 140 144 162', '#3a2a20', 2.4, 0.75),
    [100, 112],
  )

export const gear = { yogaMat, dumbbells, kettlebell, bands, sportBottle, tent, campChair, rackets, ball }
