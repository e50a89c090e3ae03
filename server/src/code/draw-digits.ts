import { randomInt } from 'node:crypto'
import sharp from 'sharp'

const width = 240
const height = 88
const inks = ['#1f2a44', '#3b1f44', '#123d3a', '#442a1f', '#2a2a2a']

// Each digit as strokes on a grid of 10 × 16; our own, so that no font of the machine has a say and none is drawn the same twice.
const outlines = [
  ['M5 1 C1 1 1 15 5 15 C9 15 9 1 5 1'],
  ['M2 5 L5 1 L5 15', 'M2 15 L8 15'],
  ['M1 4 C2 0 9 0 9 5 C9 9 1 11 1 15 L9 15'],
  ['M1 2 C5 0 9 2 8 5 C7 8 4 8 4 8 C8 8 9 10 9 12 C8 16 3 16 1 13'],
  ['M7 15 L7 1 L1 11 L9 11'],
  ['M8 1 L2 1 L2 7 C6 5 9 8 9 11 C9 16 3 16 1 13'],
  ['M8 2 C4 0 1 6 1 11 C1 16 9 16 9 11 C9 6 2 6 1 11'],
  ['M1 1 L9 1 L4 15', 'M3 8 L8 8'],
  ['M5 8 C0 6 1 1 5 1 C9 1 10 6 5 8 C0 10 0 15 5 15 C10 15 10 10 5 8'],
  ['M9 5 C9 0 1 0 1 5 C1 10 8 10 9 5 C9 10 6 16 2 14'],
]

const between = (from: number, to: number) => from + ((to - from) * randomInt(10_001)) / 10_000
/** A hand is never quite steady. */
const unsteady = (path: string) => path.replace(/\d+/g, (at) => (Number(at) + between(-0.5, 0.5)).toFixed(2))

/** Six digits as a WebP picture of 240 × 88 on paper of its own, so that it reads alike on light and dark; crossed by `noise` lines. */
export function drawDigits(digits: string, noise: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f3efe6"/>
    <g fill="none" stroke="${inks[randomInt(inks.length)]!}" stroke-linecap="round" stroke-linejoin="round">${[...digits].map(drawDigit).join('')}${drawNoise(noise)}</g></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 60 }).toBuffer()
}

function drawDigit(digit: string, position: number): string {
  const [across, down] = [between(2.9, 3.5), between(3.3, 4)]
  const x = 8 + position * 38 + between(-3, 3)
  const y = between(6, height - 16 * down - 6)
  const strokes = outlines[Number(digit)]!.map((path) => `<path d="${unsteady(path)}"/>`).join('')
  const lean = `rotate(${between(-16, 16)} 16 30) skewX(${between(-10, 10)}) scale(${across} ${down})`
  return `<g transform="translate(${x} ${y}) ${lean}" stroke-width="${between(1.2, 1.8)}">${strokes}</g>`
}

/** Lines as thick as thin strokes and in the same ink, and specks of the paper. */
function drawNoise(noise: number): string {
  const lines = Array.from({ length: noise }, () => {
    const [a, b, c, d] = Array.from({ length: 4 }, () => between(0, height))
    return `<path d="M-4 ${a} C${between(40, 110)} ${b} ${between(130, 200)} ${c} ${width + 4} ${d}" stroke-width="${between(1.2, 2.4)}"/>`
  })
  const specks = Array.from({ length: noise * 12 }, () => {
    const [x, y] = [between(0, width), between(0, height)]
    return `<path d="M${x} ${y} l${between(-4, 4)} ${between(-4, 4)}" stroke-width="${between(0.8, 1.8)}" opacity="0.55"/>`
  })
  return [...lines, ...specks].join('')
}
