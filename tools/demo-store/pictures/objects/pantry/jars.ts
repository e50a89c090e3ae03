import { darker, inkOn, lighter } from '../../kit/colour.ts'
import { icon } from '../produce/icon.ts'
import { band, drum, lathe } from '../../kit/lathe.ts'
import { at, line, oval, slab, tilt } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'
import type { Draw } from '../look.ts'
import { standing } from '../look.ts'
import { label } from './labels.ts'

const teaTin: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    38,
    drum(66, 178, 42, colour) +
      drum(52, 78, 43.5, darker(colour, 0.12)) +
      oval(100, 52, 36, 4.6, lighter(colour, 0.4), 'none', 0.5) +
      line(at`M56.5 78A43.5 ${43.5 * tilt} 0 0 0 143.5 78`, darker(colour, 0.4), 0.8, 0.6) +
      label(98, 100, 46, 66, '#fbf7ec', { mark, icon: picture, accent }),
    [98, 124],
  )

const paperTube: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    34,
    drum(40, 178, 37, colour) +
      band(60, 132, 37, '#f8f1e2') +
      drum(30, 50, 38.5, accent) +
      icon(picture, 78, 68, 42) +
      wordmark(mark, 99, 122, 5.4, '#3d332a', { room: 52 }) +
      line('M88 142H110M92 150H106', lighter(colour, 0.6), 1.4),
    [99, 100],
  )

const honeyJar: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    42,
    lathe('84 36, 90 40, 98 46, 108 47, 166 47, 176 42', colour) +
      lathe('86 34, 94 42, 104 44', '#ffffff', 'none', 100, 0.22) +
      line('M60 112V164', '#ffffff', 3, 0.4) +
      drum(62, 86, 38, accent) +
      line(at`M62 80A38 ${38 * tilt} 0 0 0 138 80`, darker(accent, 0.4), 0.8, 0.6) +
      label(99, 104, 52, 62, '#fbf6e9', { mark, icon: picture, accent }),
    [99, 124],
  )

const pasteJar: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    40,
    lathe('98 36, 104 43, 112 45, 168 45, 177 40', colour) +
      drum(78, 100, 39, accent) +
      band(118, 166, 45, '#fbf3e4') +
      icon(picture, 84, 121, 30) +
      wordmark(mark, 99, 160, 5, '#43302a', { room: 60 }),
    [99, 124],
  )

const cookieTin: Draw = ({ colour, accent, mark }) => {
  const biscuit = (x: number, y: number) =>
    oval(x, y, 13, 4.6, '#d9a866', 'soft') +
    oval(x, y - 2, 13, 4.6, '#e7bd80', 'soft') +
    line(at`M${x - 7} ${y - 2}H${x + 7}`, '#b98448', 0.8, 0.6)
  return standing(
    64,
    drum(116, 178, 66, colour) +
      drum(104, 126, 68, lighter(colour, 0.08)) +
      biscuit(76, 106) +
      biscuit(104, 100) +
      biscuit(126, 107) +
      biscuit(98, 110) +
      slab(64, 134, 72, 36, 18, accent, 'flat') +
      wordmark(mark, 100, 152, 7, inkOn(accent), { room: 52 }),
    [100, 130],
  )
}

const kimchiTub: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    50,
    lathe('92 58, 168 52, 178 48', colour) +
      band(108, 156, 56, '#fbf4e8') +
      drum(78, 94, 60, accent) +
      oval(100, 78, 50, 6, lighter(accent, 0.3), 'none', 0.5) +
      icon(picture, 60, 113, 40) +
      wordmark(mark, 122, 132, 6.4, '#43302a', { room: 42 }) +
      line('M104 142H140', accent, 1.4),
    [98, 124],
  )

const sauceBottle: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    28,
    lathe('50 11, 66 12, 82 22, 96 31, 110 32, 168 32, 178 29', colour) +
      lathe('56 9, 68 10, 84 16', '#ffffff', 'none', 96, 0.16) +
      drum(28, 50, 12.5, accent) +
      line('M77 112V166', '#ffffff', 2.4, 0.4) +
      label(101, 106, 42, 62, '#f7f0e0', { mark, icon: picture, accent }),
    [100, 126],
  )

const oilBottle: Draw = ({ colour, accent, mark, icon: picture }) =>
  standing(
    26,
    lathe('44 9, 70 9.5, 86 14, 100 28, 112 29, 170 29, 178 27', colour) +
      drum(24, 44, 9.6, accent) +
      line('M79 112V168', '#ffffff', 2.2, 0.45) +
      label(101, 108, 40, 62, '#f6f2e2', { mark, icon: picture, accent }),
    [100, 126],
  )

export const jars = { teaTin, paperTube, honeyJar, pasteJar, cookieTin, kimchiTub, sauceBottle, oilBottle }
