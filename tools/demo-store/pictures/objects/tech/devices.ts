import { darker, inkOn, lighter, mix } from '../../kit/colour.ts'
import { drum, lathe } from '../../kit/lathe.ts'
import { at, carton, group, line, oval, shape, slab, tube } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { lying, standing } from '../look.ts'

/** A lit screen in quiet colours: two hills under a low sun. */
const screen = (x: number, y: number, width: number, height: number, tone: string) =>
  slab(x, y, width, height, 3, mix(tone, '#ffffff', 0.5), 'fall') +
  oval(x + width * 0.68, y + height * 0.36, height * 0.13, height * 0.13, '#fff3d6', 'none') +
  shape(
    at`M${x} ${y + height * 0.66}C${x + width * 0.3} ${y + height * 0.4} ${x + width * 0.5} ${y + height * 0.8} ${x + width} ${y + height * 0.52}V${y + height - 3}L${x + width - 3} ${y + height}H${x + 3}L${x} ${y + height - 3}Z`,
    mix(tone, '#5a6a78', 0.3),
    'none',
  ) +
  shape(
    at`M${x} ${y + height * 0.82}C${x + width * 0.4} ${y + height * 0.62} ${x + width * 0.7} ${y + height} ${x + width} ${y + height * 0.74}V${y + height - 3}L${x + width - 3} ${y + height}H${x + 3}L${x} ${y + height - 3}Z`,
    darker(tone, 0.34),
    'none',
  )

const powerBank: Draw = ({ colour, accent, mark }) =>
  standing(
    40,
    slab(58, 30, 84, 150, 16, colour, 'round') +
      line('M64 50V160', '#ffffff', 2.4, 0.4) +
      [0, 1, 2, 3].map((i) => oval(88 + i * 8, 56, 1.9, 1.9, i < 3 ? '#8fd0a6' : darker(colour, 0.2), 'none')).join('') +
      wordmark(mark, 100, 112, 7, inkOn(colour), { room: 56 }) +
      slab(88, 30, 24, 5, 2, darker(colour, 0.4), 'none') +
      tube('M100 30C100 6 150 8 156 40C160 74 154 120 160 150', accent, 5) +
      slab(154, 146, 13, 20, 3, '#d8d6d2', 'steel'),
    [98, 96],
  )

const charger: Draw = ({ colour, mark }) =>
  standing(
    46,
    carton(50, 88, 76, 92, 30, colour) +
      [112, 138, 162].map((y) => slab(76, y - 5, 24, 9, 4.5, darker(colour, 0.6), 'hollow')).join('') +
      wordmark(mark, 88, 98, 5, inkOn(colour), { room: 52 }) +
      group('translate(4 -8)', slab(92, 60, 7, 25, 2, '#cfcac0', 'steel') + slab(116, 60, 7, 25, 2, '#cfcac0', 'steel')),
    [92, 126],
  )

const cable: Draw = ({ colour, accent }) => {
  const coil = [0, 1, 2, 3]
    .map((i) =>
      tube(
        at`M${48 - i * 2} 104A${52 + i * 2} ${46 + i * 3} 0 1 1 ${152 + i * 2} 104A${52 + i * 2} ${46 + i * 3} 0 1 1 ${48 - i * 2} 104`,
        i % 2 ? lighter(colour, 0.1) : colour,
        5,
      ),
    )
    .join('')
  const plug = (x: number, y: number, turn: number) =>
    group(`translate(${x} ${y}) rotate(${turn})`, slab(-8, 0, 16, 26, 3, colour, 'round') + slab(-5, 25, 10, 14, 3, '#d5d3cf', 'steel'))
  return lying(
    coil +
      slab(88, 148, 24, 16, 4, accent, 'fall') +
      tube('M150 88C170 60 150 40 126 36', colour, 5) +
      plug(128, 36, 96) +
      tube('M50 120C34 146 52 176 78 178', colour, 5) +
      plug(76, 178, -84),
    [108, 60],
  )
}

const phoneCase: Draw = ({ colour, accent, mark }) =>
  lying(
    group(
      'rotate(10 130 100)',
      slab(92, 22, 78, 158, 16, '#26272b', 'flat') +
        screen(97, 27, 68, 148, mix(colour, '#9fb3c4', 0.6)) +
        slab(121, 31, 20, 5, 2.5, '#1c1c1f', 'none'),
    ) +
      group(
        'rotate(-8 74 100)',
        slab(30, 24, 82, 162, 18, colour, 'flat') +
          slab(36, 30, 36, 38, 11, darker(colour, 0.16), 'flat') +
          oval(48, 42, 7, 7, '#26272b', 'ball') +
          oval(48, 58, 5.4, 5.4, '#26272b', 'ball') +
          oval(62, 48, 6, 6, '#26272b', 'ball') +
          `<circle cx="71" cy="112" r="22" fill="none" stroke="${accent}" stroke-width="3" opacity=".85"/>` +
          line('M71 136V150', accent, 3, 0.85) +
          wordmark(mark, 71, 172, 4.6, darker(colour, 0.4), { room: 44 }),
      ),
    [72, 90],
  )

const keyboard: Draw = ({ colour, accent }) => {
  const key = (x: number, y: number, width: number, tone: string) =>
    slab(x, y, width, 13, 2.6, darker(tone, 0.2), 'none') + slab(x + 0.8, y, width - 1.6, 10.6, 2.4, tone, 'fall')
  const rows = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 12 - (row % 2) }, (_, i) =>
      key(
        19 + i * 13.6 + (row % 2) * 6.8,
        76 + row * 15,
        12.4,
        (row === 0 && i === 0) || (row === 2 && i === 10) ? accent : (i + row) % 9 === 0 ? darker(colour, 0.14) : colour,
      ),
    ).join(''),
  ).join('')
  return lying(
    slab(10, 66, 180, 86, 9, mix(colour, '#5b5a5c', 0.35), 'flat') +
      slab(13, 69, 174, 78, 7, darker(colour, 0.3), 'none', 0.5) +
      rows +
      key(19, 136, 22, colour) +
      key(43, 136, 18, colour) +
      key(63, 136, 74, colour) +
      key(139, 136, 18, colour) +
      key(159, 136, 22, accent),
    [70, 104],
  )
}

const mouse: Draw = ({ colour, accent }) =>
  lying(
    shape('M100 26C140 26 150 62 150 102C150 150 132 176 100 176C68 176 50 150 50 102C50 62 60 26 100 26Z', colour, 'ball') +
      line('M100 28V88', darker(colour, 0.3), 1.2, 0.6) +
      line('M52 92C80 86 120 86 148 92', darker(colour, 0.3), 1, 0.4) +
      slab(94, 48, 12, 30, 6, darker(colour, 0.5), 'hollow') +
      slab(96, 51, 8, 24, 4, accent, 'round') +
      oval(100, 138, 2.4, 2.4, accent, 'none'),
    [100, 80],
  )

const monitor: Draw = ({ colour, accent }) =>
  standing(
    34,
    slab(90, 128, 20, 44, 2, darker(colour, 0.06), 'round') +
      drum(170, 176, 38, colour) +
      slab(12, 26, 176, 108, 7, colour, 'flat') +
      slab(16, 30, 168, 100, 4, '#1f2126', 'none') +
      screen(18, 32, 164, 96, accent),
    [110, 80],
  )

const laptopStand: Draw = ({ colour, accent }) =>
  standing(
    64,
    shape('M40 172L92 108L108 108L164 172L150 178L100 122L54 178Z', colour, 'steel') +
      shape('M30 172H172V180H30Z', darker(colour, 0.12), 'steel') +
      shape('M28 106L172 92L174 100L30 114Z', colour, 'steel') +
      group('rotate(-5.6 100 100)', slab(32, 90, 136, 9, 3, '#bfc2c6', 'fall')) +
      shape('M44 90L64 22H176L164 80Z', '#2a2c31', 'flat') +
      shape('M50 86L68 27H170L159 76Z', mix(accent, '#ffffff', 0.35), 'fall') +
      shape('M56 66C80 48 110 78 164 50L159 76L50 86Z', darker(accent, 0.28), 'none', 0.8) +
      slab(24, 100, 10, 14, 2, darker(colour, 0.1), 'steel'),
    [96, 110],
  )

const smartWatch: Draw = ({ colour, accent, mark }) => {
  const ring = (radius: number, share: number, tone: string) =>
    `<circle cx="100" cy="100" r="${radius}" fill="none" stroke="${tone}" stroke-width="5" stroke-linecap="round" stroke-dasharray="${(radius * 6.283 * share).toFixed(1)} 400" transform="rotate(-90 100 100)"/>`
  return lying(
    shape('M72 60L78 6H122L128 60Z', colour, 'round') +
      shape('M72 140L78 194H122L128 140Z', colour, 'round') +
      [160, 170, 180].map((y) => oval(100, y, 2.6, 2.6, darker(colour, 0.4), 'none')).join('') +
      slab(144, 82, 8, 22, 3, '#8d8f92', 'steel') +
      slab(56, 52, 88, 96, 26, '#a7a9ac', 'steel') +
      slab(60, 56, 80, 88, 23, '#17181b', 'flat') +
      ring(29, 0.78, accent) +
      ring(21, 0.6, '#8fc7b0') +
      ring(13, 0.86, '#e5c07a') +
      wordmark(mark, 100, 136, 3.4, '#8b8e94', { room: 30 }),
    [104, 100],
  )
}

const eReader: Draw = ({ colour, accent }) => {
  const text = Array.from({ length: 13 }, (_, i) => line(at`M66 ${62 + i * 7}H${i % 5 === 4 ? 104 : 134}`, '#5d5a55', 1.5, 0.6)).join('')
  return lying(
    group('rotate(6 100 100)', slab(52, 16, 106, 164, 9, accent, 'flat')) +
      slab(44, 16, 110, 164, 9, colour, 'flat') +
      slab(53, 26, 92, 130, 2, '#efece3', 'flat') +
      line('M66 44H108', '#3d3a36', 3.4, 0.8) +
      text +
      oval(99, 168, 4, 4, lighter(colour, 0.2), 'none', 0.7),
    [96, 90],
  )
}

const instantCamera: Draw = ({ colour, accent }) =>
  standing(
    54,
    slab(64, 22, 62, 50, 2, '#fbf8f0', 'flat') +
      slab(69, 27, 52, 36, 1, '#bcd0d4', 'fall') +
      shape('M69 54C86 40 100 62 121 48V63H69Z', '#7d9a7c', 'none') +
      slab(34, 62, 132, 118, 20, colour, 'round') +
      slab(56, 60, 88, 6, 2, darker(colour, 0.4), 'none') +
      oval(100, 128, 40, 40, '#f4f0e8', 'flat') +
      oval(100, 128, 31, 31, '#35343a', 'flat') +
      oval(100, 128, 21, 21, '#1b1c22', 'ball') +
      oval(93, 120, 6, 5, '#ffffff', 'none', 0.5) +
      slab(122, 74, 30, 18, 5, '#f3ecd4', 'flat') +
      slab(50, 76, 18, 14, 4, '#2c2c31', 'flat') +
      oval(52, 150, 7, 7, accent, 'ball'),
    [108, 122],
  )

const bulb: Draw = ({ accent }) =>
  standing(
    18,
    oval(100, 78, 88, 80, 'url(#warmth)', 'none', 0.9) +
      lathe('30 10, 36 26, 56 42, 78 46, 100 38, 120 24, 134 20', '#fff6df', 'ball', 100, 0.95) +
      oval(98, 74, 26, 28, 'url(#glow)', 'none') +
      lathe('132 22, 142 23, 148 20', '#f1efeb') +
      [150, 158, 166].map((y) => drum(y - 3, y + 3, 17, accent)).join('') +
      lathe('170 14, 176 8, 180 5', '#5d5a57'),
    [100, 88],
  )

export const devices = {
  powerBank,
  charger,
  cable,
  phoneCase,
  keyboard,
  mouse,
  monitor,
  laptopStand,
  smartWatch,
  eReader,
  instantCamera,
  bulb,
}
