import { darker, lighter } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, line, oval, shape, slab, tube } from '../../kit/paint.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'

const paperLamp: Draw = ({ accent }) => {
  const ribs = Array.from({ length: 11 }, (_, i) => {
    const y = 38 + i * 9.4
    const half = 55 * Math.sqrt(Math.max(0, 1 - ((y - 86) / 56) ** 2))
    return line(at`M${100 - half} ${y}A${half} ${half * 0.13} 0 0 0 ${100 + half} ${y}`, '#c9a877', 0.7, 0.55)
  }).join('')
  return standing(
    36,
    oval(100, 88, 96, 92, 'url(#warmth)', 'none', 0.75) +
      tube('M78 136L66 178', accent, 5) +
      tube('M122 136L134 178', accent, 5) +
      tube('M100 138V174', darker(accent, 0.1), 5) +
      lathe('32 22, 48 44, 70 54, 92 56, 114 50, 132 34, 140 22', '#fff2d6', 'soft') +
      oval(100, 84, 46, 44, 'url(#glow)', 'none', 0.8) +
      ribs,
    [100, 88],
  )
}

const floorLamp: Draw = ({ colour }) =>
  standing(
    28,
    oval(150, 82, 44, 40, 'url(#warmth)', 'none', 0.8) +
      tube('M66 172V70C66 12 138 4 148 44', colour, 4.4) +
      oval(66, 175, 30, 5.4, darker(colour, 0.2), 'none') +
      drum(168, 174, 28, colour, 'round', 66) +
      oval(148, 72, 24, 4, '#fff0c9', 'none') +
      shape('M124 72C124 52 134 42 148 42C162 42 172 52 172 72C164 76 132 76 124 72Z', colour, 'round') +
      line('M126 72C134 75 162 75 170 72', '#ffe9b8', 1.6),
    [144, 64],
    66,
  )

const armchair: Draw = ({ colour, accent }) => {
  const leg = (x: number, lean: number) =>
    line(at`M${x} 154L${x + lean} 179`, accent, 6) + line(at`M${x - 1} 154L${x + lean - 1} 178`, lighter(accent, 0.3), 1.2, 0.6)
  return standing(
    66,
    leg(52, -6) +
      leg(148, 6) +
      leg(74, -2) +
      leg(126, 2) +
      shape('M44 122C38 74 46 46 64 44C88 40 112 40 136 44C154 46 162 74 156 122Z', colour, 'soft') +
      line('M100 50V112', darker(colour, 0.2), 1, 0.35) +
      slab(46, 112, 108, 34, 15, lighter(colour, 0.1), 'fall') +
      slab(28, 96, 30, 62, 14, colour, 'fall') +
      slab(142, 96, 30, 62, 14, colour, 'fall') +
      slab(46, 138, 108, 18, 8, darker(colour, 0.1), 'fall') +
      line('M58 128C84 132 116 132 142 128', darker(colour, 0.2), 0.8, 0.4),
    [84, 108],
  )
}

const stool: Draw = ({ colour }) =>
  standing(
    44,
    tube('M66 106L54 178', colour, 8) +
      tube('M134 106L146 178', colour, 8) +
      tube('M88 108L86 174', darker(colour, 0.16), 7) +
      tube('M114 108L116 174', darker(colour, 0.16), 7) +
      tube('M60 146H140', colour, 4) +
      drum(96, 108, 54, colour) +
      oval(100, 96, 44, 5.4, lighter(colour, 0.3), 'none', 0.7),
    [96, 104],
  )

const hangingLamp: Draw = ({ colour }) =>
  standing(
    1,
    line('M100 0V52', '#3a3531', 1.6) +
      oval(100, 132, 70, 56, 'url(#warmth)', 'none', 0.8) +
      oval(100, 120, 52, 8, '#fff0c9', 'none') +
      lathe('50 8, 58 9, 62 16, 92 44, 118 54', colour),
    [100, 96],
  )

export const furniture = { paperLamp, floorLamp, armchair, stool, hangingLamp }
