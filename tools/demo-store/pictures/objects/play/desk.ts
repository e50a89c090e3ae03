import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { at, carton, group, line, oval, shape, slab, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

const leads = ['#c96b5b', '#dd9a55', '#e3c45f', '#9fb86a', '#5f9b7d', '#5c9aa8', '#6a82b5', '#8d74aa', '#b9728f', '#8a6549']

const pencils: Draw = ({ colour, mark }) => {
  const one = (i: number) => {
    const x = 34 + i * 13.4
    const top = 44 + Math.abs(((i * 7) % 5) - 2) * 6
    return (
      shape(at`M${x} ${top + 20}L${x + 6} ${top}L${x + 12} ${top + 20}Z`, '#ecd3a8', 'flat') +
      shape(at`M${x + 3.8} ${top + 7}L${x + 6} ${top}L${x + 8.2} ${top + 7}Z`, leads[i]!, 'none') +
      slab(x, top + 19, 12, 90, 0, leads[i]!, 'round')
    )
  }
  return standing(
    70,
    leads.map((_, i) => one(i)).join('') +
      slab(26, 112, 148, 68, 7, colour, 'flat') +
      slab(30, 116, 140, 60, 5, lighter(colour, 0.1), 'none', 0.5) +
      wordmark(mark, 100, 142, 8, inkOn(colour), { room: 90 }) +
      leads.map((tone, i) => slab(50 + i * 10, 158, 10, 4, 0, tone, 'none')).join(''),
    [100, 92],
  )
}

const notebook: Draw = ({ colour, accent, mark }) =>
  lying(
    group(
      'rotate(8 100 100)',
      slab(56, 26, 104, 150, 4, '#efe8d8', 'flat') +
        Array.from({ length: 84 }, (_, i) => oval(70 + (i % 7) * 13, 40 + Math.floor(i / 7) * 11, 0.9, 0.9, '#b8ad98', 'none')).join(''),
    ) +
      group(
        'rotate(-5 100 100)',
        slab(44, 24, 106, 154, 5, '#f3ede0', 'none') +
          slab(42, 22, 106, 154, 5, colour, 'flat') +
          slab(42, 22, 12, 154, 4, darker(colour, 0.18), 'none', 0.6) +
          line('M132 22V176', accent, 4) +
          wordmark(mark, 92, 78, 6, lighter(colour, 0.75), { room: 56 }) +
          line('M80 90H104', lighter(colour, 0.75), 1) +
          line('M70 176L72 192L76 186L80 192L78 176', accent, 3),
      ),
    [92, 90],
  )

const fountainPen: Draw = ({ colour, accent }) =>
  lying(
    group(
      'rotate(-40 100 100)',
      shape('M10 96L36 86V110L10 102Z', accent, 'steel') +
        line('M12 99H32', darker(accent, 0.5), 0.8) +
        oval(30, 98, 1.8, 1.8, darker(accent, 0.6), 'none') +
        slab(34, 86, 30, 25, 5, '#2d2b2c', 'fall') +
        slab(60, 82, 78, 33, 12, colour, 'fall') +
        slab(62, 82, 7, 33, 2, accent, 'steel') +
        line('M72 90H130', '#ffffff', 2.6, 0.4),
    ) +
      group(
        'rotate(-40 100 100) translate(36 46)',
        slab(40, 82, 84, 35, 14, colour, 'fall') +
          slab(42, 82, 9, 35, 2, accent, 'steel') +
          slab(48, 76, 56, 6, 3, accent, 'fall') +
          line('M56 92H112', '#ffffff', 2.6, 0.4),
      ),
    [62, 130],
  )

const deskTray: Draw = ({ colour, accent }) =>
  standing(
    70,
    tube('M52 132L44 60', '#d98e73', 5) +
      tube('M60 132L66 48', '#6a82b5', 5) +
      tube('M72 132L78 66', '#3c3936', 5) +
      shape('M132 138V84C132 80 136 78 140 78H160V138Z', '#f5efe2', 'flat') +
      line('M138 94H154M138 102H150', '#b8ad98', 1.4) +
      slab(120, 98, 34, 42, 2, accent, 'flat') +
      carton(28, 128, 124, 52, 24, colour) +
      slab(34, 122, 40, 6, 0, darker(colour, 0.45), 'none', 0.5) +
      line('M92 128V180', darker(colour, 0.3), 1, 0.5) +
      oval(122, 156, 5, 5, darker(colour, 0.5), 'hollow'),
    [92, 130],
  )

export const desk = { pencils, notebook, fountainPen, deskTray }
