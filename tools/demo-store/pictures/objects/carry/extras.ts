import { darker, lighter, mix } from '../../kit/colour.ts'
import { at, group, line, oval, shape, slab } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const sunglasses: Draw = ({ colour, accent }) => {
  const lens = (cx: number) => {
    const d = at`M${cx - 32} 88C${cx - 30} 78 ${cx + 30} 78 ${cx + 32} 88C${cx + 34} 120 ${cx + 18} 132 ${cx} 132C${cx - 18} 132 ${cx - 34} 120 ${cx - 32} 88Z`
    return (
      shape(d, accent, 'fall', 0.94) +
      shape(at`M${cx - 22} 90L${cx + 4} 86L${cx - 12} 122C${cx - 22} 114 ${cx - 24} 100 ${cx - 22} 90Z`, '#ffffff', 'none', 0.28) +
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/>` +
      `<path d="${d}" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="1" opacity=".5" transform="translate(-1 -2)"/>`
    )
  }
  return lying(
    line('M30 88C22 70 40 54 70 58M170 88C178 70 160 54 130 58', darker(colour, 0.2), 5) +
      line('M90 94C96 86 104 86 110 94', colour, 7) +
      lens(58) +
      lens(142) +
      oval(30, 92, 2.4, 2.4, '#d9c58e', 'none') +
      oval(170, 92, 2.4, 2.4, '#d9c58e', 'none'),
    [66, 104],
  )
}

const watch: Draw = ({ colour, accent }) => {
  const dial = '#f6f3ec'
  const tick = (i: number) => group(`rotate(${i * 30} 100 100)`, line(i % 3 ? 'M100 66V70' : 'M100 65V73', '#4b4640', i % 3 ? 1 : 2))
  const strap = (d: string) => shape(d, colour, 'round')
  return lying(
    strap('M78 62L82 6H118L122 62Z') +
      strap('M78 138L82 194H118L122 138Z') +
      line('M84 12V56M116 12V56M84 144V190M116 144V190', lighter(colour, 0.4), 0.9, 0.5) +
      slab(144, 95, 10, 10, 2, accent, 'steel') +
      oval(100, 100, 47, 47, accent, 'steel') +
      oval(100, 100, 41, 41, darker(accent, 0.3), 'none') +
      oval(100, 100, 39, 39, dial, 'flat') +
      Array.from({ length: 12 }, (_, i) => tick(i)).join('') +
      oval(100, 117, 9, 9, mix(dial, '#b9b2a4', 0.3), 'soft') +
      line('M100 117V111', '#4b4640', 0.8) +
      line('M100 102L84 84', '#2f2b28', 3) +
      line('M99 103L118 78', '#2f2b28', 2) +
      oval(100, 100, 2.6, 2.6, '#b8563f', 'none') +
      shape('M66 84A39 39 0 0 1 106 62L78 130A39 39 0 0 1 66 84Z', '#ffffff', 'none', 0.24),
    [104, 96],
  )
}

const umbrella: Draw = ({ colour, accent }) =>
  lying(
    line('M100 28V20', accent, 4) +
      line('M100 96V160C100 180 124 180 124 164', accent, 5) +
      shape(
        'M20 104C22 52 60 28 100 28C140 28 178 52 180 104C170 94 150 94 140 104C130 92 112 92 100 104C88 92 70 92 60 104C50 94 30 94 20 104Z',
        colour,
        'soft',
      ) +
      shape(
        'M100 28C72 44 62 76 60 104C70 92 88 92 100 104C112 92 130 92 140 104C138 76 128 44 100 28Z',
        lighter(colour, 0.12),
        'none',
        0.6,
      ) +
      line('M100 28C72 44 62 76 60 104M100 28C128 44 138 76 140 104M100 28V104', darker(colour, 0.3), 1, 0.5),
    [100, 80],
  )

const helmet: Draw = ({ colour, accent, mark }) =>
  standing(
    58,
    line('M52 136C60 168 78 176 88 178M148 140C136 166 112 176 92 178', '#3b3835', 4) +
      slab(80, 172, 16, 8, 3, '#2c2a29', 'flat') +
      shape('M30 136C26 78 62 46 104 48C146 50 174 84 170 136C160 144 40 146 30 136Z', colour, 'ball') +
      shape('M30 130C60 142 140 142 170 130L172 140C150 152 50 152 28 140Z', darker(colour, 0.2), 'fall') +
      shape(
        'M80 56C74 76 72 96 74 112H86C84 94 86 74 92 54ZM116 54C122 74 124 94 122 112H134C136 94 134 76 128 58Z',
        darker(colour, 0.5),
        'hollow',
      ) +
      slab(46, 116, 14, 10, 3, accent, 'flat') +
      wordmark(mark, 104, 126, 5, lighter(colour, 0.8), { room: 50 }),
    [104, 92],
  )

export const extras = { sunglasses, watch, umbrella, helmet }
