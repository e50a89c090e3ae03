import { line } from './paint.ts'

// A small alphabet drawn with one line, ten units high: pictures must look the same on machines without fonts.
const letters: Record<string, [width: number, path: string]> = {
  A: [8, 'M0 10L4 0L8 10M1.5 6.6H6.5'],
  B: [6.4, 'M0 0V10H3.8A2.6 2.6 0 0 0 3.8 4.8H0M3.4 4.8A2.4 2.4 0 0 0 3.4 0H0'],
  C: [8.8, 'M8.6 1.6A5 5 0 1 0 8.6 8.4'],
  D: [8, 'M0 0V10H3A5 5 0 0 0 3 0Z'],
  E: [6, 'M6 0H0V10H6M0 4.9H5'],
  F: [6, 'M6 0H0V10M0 4.9H5'],
  G: [9.6, 'M8.8 1.7A5 5 0 1 0 9.8 5.6H5.8'],
  H: [7.4, 'M0 0V10M7.4 0V10M0 5H7.4'],
  I: [0, 'M0 0V10'],
  J: [5, 'M5 0V7.2A2.6 2.6 0 0 1 0 7.4'],
  K: [6.8, 'M0 0V10M6.4 0L0 6.2M2.2 4.1L6.8 10'],
  L: [5.6, 'M0 0V10H5.6'],
  M: [9, 'M0 10V0L4.5 6.6L9 0V10'],
  N: [7.6, 'M0 10V0L7.6 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0'],
  P: [6.4, 'M0 10V0H3.6A2.8 2.8 0 0 1 3.6 5.6H0'],
  Q: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0M6 6.8L9.8 10.6'],
  R: [6.8, 'M0 10V0H3.6A2.8 2.8 0 0 1 3.6 5.6H0M3.4 5.6L6.8 10'],
  S: [6.4, 'M5.8 1.7C5.2 .5 4.2 0 3.2 0C1.6 0 .4 1 .4 2.5C.4 5.7 6.3 4.2 6.3 7.4C6.3 9 5 10 3.2 10C1.8 10 .6 9.4 0 8.1'],
  T: [7.2, 'M0 0H7.2M3.6 0V10'],
  U: [7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 .6L9 10L12 0'],
  X: [7, 'M0 0L7 10M7 0L0 10'],
  Y: [7.4, 'M0 0L3.7 5.2L7.4 0M3.7 5.2V10'],
  Z: [6.8, 'M.2 0H6.6L0 10H6.8'],
  '&': [7.6, 'M7.4 10L1.6 3A1.75 1.75 0 1 1 4.8 2.6C4.2 4.7 0 4.7 0 7.5A2.6 2.6 0 0 0 2.7 10C5 10 6.6 8.2 7 5.8'],
  ' ': [2.6, ''],
}

export function wordmarkWidth(text: string, height: number, spacing = 3.4): number {
  const wide = [...text.toUpperCase()].reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 0) + spacing, -spacing)
  return (wide * height) / 10
}

/**
 * Text as lines, its middle at cx and its middle height at cy. `height` is that of a capital; it shrinks until it fits `room`.
 */
export function wordmark(
  text: string,
  cx: number,
  cy: number,
  height: number,
  colour: string,
  options: { room?: number; weight?: number; spacing?: number } = {},
): string {
  const { room = 1000, weight = 1.1, spacing = 3.4 } = options
  const wide = wordmarkWidth(text, height, spacing)
  const size = wide > room ? (height * room) / wide : height
  const scale = size / 10
  let x = 0
  let drawn = ''
  for (const letter of text.toUpperCase()) {
    const [width, path] = letters[letter] ?? [0, '']
    if (path) drawn += `<g transform="translate(${x.toFixed(2)} 0)">${line(path, colour, weight)}</g>`
    x += width + spacing
  }
  return `<g transform="translate(${(cx - ((x - spacing) * scale) / 2).toFixed(2)} ${(cy - size / 2).toFixed(2)}) scale(${scale.toFixed(4)})">${drawn}</g>`
}
