import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { at, carton, line, oval, shape, slab } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'

/** The Start-up parcel: a case with a seal, and a member's card before it. */
const startUpBox: Draw = ({ colour, accent, mark }) =>
  standing(
    70,
    carton(34, 66, 106, 114, 30, colour) +
      slab(34, 84, 106, 8, 0, accent, 'none') +
      wordmark(mark, 87, 116, 9, inkOn(colour), { room: 80 }) +
      oval(87, 146, 15, 15, accent, 'soft') +
      line('M80 146L85 152L95 140', '#ffffff', 2.6) +
      slab(104, 138, 76, 46, 6, lighter(accent, 0.1), 'flat') +
      slab(112, 148, 14, 10, 2, '#f0dfae', 'steel') +
      line('M112 170H146M112 176H134', '#ffffff', 2, 0.8),
    [90, 120],
  )

/** The device: a quiet box with a ring of light. */
const minerBox: Draw = ({ colour, accent, mark }) => {
  const slots = Array.from({ length: 10 }, (_, i) => line(at`M${50 + i * 8} 152V170`, darker(colour, 0.6), 2.4, 0.7)).join('')
  return standing(
    66,
    carton(36, 82, 100, 98, 36, colour) +
      `<circle cx="86" cy="118" r="20" fill="none" stroke="${accent}" stroke-width="3.4"/>` +
      oval(86, 118, 44, 44, 'url(#glow)', 'none', 0.16) +
      oval(86, 118, 3, 3, accent, 'none') +
      slots +
      wordmark(mark, 86, 94, 4.6, lighter(colour, 0.6), { room: 52 }) +
      line('M170 150C186 156 186 176 176 182', '#3a393c', 3.4),
    [88, 120],
  )
}

/** Phone recharge: a handset with its signal, and a coin. */
const rechargePhone: Draw = ({ colour, accent }) =>
  standing(
    38,
    slab(58, 22, 84, 158, 15, '#2a2c31', 'flat') +
      slab(63, 28, 74, 146, 10, lighter(colour, 0.5), 'fall') +
      slab(88, 31, 24, 5, 2.5, '#2a2c31', 'none') +
      [0, 1, 2, 3].map((i) => slab(78 + i * 12, 104 - i * 12, 8, 16 + i * 12, 2, colour, 'fall')).join('') +
      line('M76 138H124M84 148H116', colour, 3, 0.7) +
      oval(142, 150, 27, 27, accent, 'flat') +
      oval(142, 150, 21, 21, lighter(accent, 0.14), 'soft') +
      shape('M145 134L132 154H141L138 168L152 147H143Z', '#ffffff', 'none'),
    [100, 96],
    106,
  )

/** A pledge: three stacks of coins that grow, the last one with a seal. */
const coinStack: Draw = ({ colour, accent }) => {
  const stack = (x: number, count: number, coin: string) =>
    Array.from({ length: count }, (_, i) => oval(x, 174 - i * 11, 27, 9, i % 2 ? lighter(coin, 0.12) : coin, 'round')).join('')
  return standing(
    72,
    stack(44, 4, accent) + stack(100, 7, accent) + stack(156, 10, colour) + oval(156, 75, 17, 5.6, lighter(colour, 0.4), 'soft'),
    [100, 120],
  )
}

/** Seat covers: a car seat with its seams. */
const carSeat: Draw = ({ colour, accent }) =>
  standing(
    60,
    slab(80, 20, 40, 30, 12, darker(colour, 0.1), 'flat') +
      slab(62, 44, 76, 92, 20, colour, 'flat') +
      slab(52, 124, 96, 42, 16, lighter(colour, 0.08), 'fall') +
      line('M82 54C78 84 78 106 84 128M118 54C122 84 122 106 116 128', accent, 2.2, 0.9) +
      line('M66 146H134', accent, 2.2, 0.9) +
      slab(60, 166, 80, 14, 4, darker(colour, 0.5), 'steel'),
    [100, 100],
  )

/** A code for films: a ticket with its stub. */
const filmTicket: Draw = ({ colour, accent }) =>
  standing(
    62,
    slab(26, 86, 148, 82, 10, colour, 'flat') +
      line('M128 92V162', accent, 2.4, 0.9) +
      shape('M62 106L62 148L98 127Z', accent, 'soft') +
      [108, 124, 140].map((y) => slab(138, y, 24, 6, 2, lighter(colour, 0.4), 'none')).join('') +
      oval(128, 86, 8, 8, '#f4f1ea', 'none') +
      oval(128, 168, 8, 8, '#f4f1ea', 'none'),
    [100, 126],
  )

export const services = { startUpBox, minerBox, rechargePhone, coinStack, carSeat, filmTicket }
