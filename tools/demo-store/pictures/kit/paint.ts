import { darker, lighter } from './colour.ts'

// Everything is drawn in a box of 200 × 200 units: things stand on y = 180 around x = 100, the light comes from the upper left.

/** How a surface takes the light; each is a gradient that every drawing may use (see `shades`). */
export type Shade = 'round' | 'ball' | 'fall' | 'flat' | 'steel' | 'hollow' | 'soft' | 'none'

export const floorLine = 180
/** How far the eye looks down on a round thing: height of its ellipse by its width. */
export const tilt = 0.15

const stops = (rows: [offset: number, colour: string, opacity: number][]) =>
  rows.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')
const warm = '#2a1c12'

/** Definitions that every picture carries. */
export const shades = [
  `<linearGradient id="round">${stops([
    [0, warm, 0.2],
    [0.16, '#ffffff', 0.16],
    [0.3, '#ffffff', 0.34],
    [0.48, '#ffffff', 0.02],
    [0.72, warm, 0.08],
    [0.94, warm, 0.3],
    [1, warm, 0.22],
  ])}</linearGradient>`,
  `<radialGradient id="ball" cx=".38" cy=".32" r=".75" fx=".32" fy=".24">${stops([
    [0, '#ffffff', 0.5],
    [0.4, '#ffffff', 0.06],
    [0.7, warm, 0.1],
    [1, warm, 0.34],
  ])}</radialGradient>`,
  `<linearGradient id="fall" x2="0" y2="1">${stops([
    [0, '#ffffff', 0.26],
    [0.35, '#ffffff', 0.02],
    [1, warm, 0.2],
  ])}</linearGradient>`,
  `<linearGradient id="flat" x2="1" y2="1">${stops([
    [0, '#ffffff', 0.2],
    [0.5, '#ffffff', 0],
    [1, warm, 0.12],
  ])}</linearGradient>`,
  `<linearGradient id="steel">${stops([
    [0, warm, 0.3],
    [0.1, '#ffffff', 0.5],
    [0.22, warm, 0.1],
    [0.38, '#ffffff', 0.6],
    [0.6, warm, 0.06],
    [0.86, warm, 0.36],
    [0.95, '#ffffff', 0.14],
    [1, warm, 0.26],
  ])}</linearGradient>`,
  `<linearGradient id="hollow" x2=".25" y2="1">${stops([
    [0, warm, 0.52],
    [0.6, warm, 0.24],
    [1, warm, 0.08],
  ])}</linearGradient>`,
  `<radialGradient id="soft" cx=".4" cy=".3" r=".9">${stops([
    [0, '#ffffff', 0.3],
    [0.55, '#ffffff', 0],
    [1, warm, 0.2],
  ])}</radialGradient>`,
  `<radialGradient id="glow">${stops([
    [0, '#ffffff', 0.95],
    [0.5, '#ffffff', 0.4],
    [1, '#ffffff', 0],
  ])}</radialGradient>`,
  `<radialGradient id="warmth">${stops([
    [0, '#ffe3ac', 0.95],
    [0.35, '#ffd691', 0.45],
    [1, '#ffd08a', 0],
  ])}</radialGradient>`,
  `<radialGradient id="shadow">${stops([
    [0, warm, 0.5],
    [0.45, warm, 0.24],
    [1, warm, 0],
  ])}</radialGradient>`,
  `<linearGradient id="sheen" x2="1" y2=".5">${stops([
    [0, '#ffffff', 0.5],
    [0.34, '#ffffff', 0.1],
    [0.36, '#ffffff', 0],
    [1, '#ffffff', 0],
  ])}</linearGradient>`,
].join('')

const number = (value: number) => String(Math.round(value * 100) / 100)
/** Numbers inside a path, rounded. */
export const at = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.reduce((text, part, i) => text + number(values[i - 1] ?? 0) + part)

export function shape(d: string, colour: string, shade: Shade = 'flat', opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  const light = shade === 'none' ? '' : `<path d="${d}" fill="url(#${shade})"${faint}/>`
  return `<path d="${d}" fill="${colour}"${faint}/>${light}`
}

export function line(d: string, colour: string, width = 1, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A tube seen from outside: a line with its own light along the upper edge. */
export function tube(d: string, colour: string, width: number): string {
  return (
    line(d, darker(colour, 0.22), width) +
    line(d, colour, width * 0.72) +
    `<g transform="translate(${-width * 0.1} ${-width * 0.14})">${line(d, lighter(colour, 0.45), width * 0.2, 0.8)}</g>`
  )
}

export const oval = (cx: number, cy: number, rx: number, ry: number, colour: string, shade: Shade = 'flat', opacity = 1) =>
  shape(at`M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`, colour, shade, opacity)

export function slabPath(x: number, y: number, width: number, height: number, radius = 4): string {
  const r = Math.min(radius, width / 2, height / 2)
  return at`M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
}

/** A rectangle with round corners. */
export const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: string,
  shade: Shade = 'flat',
  opacity = 1,
) => shape(slabPath(x, y, width, height, radius), colour, shade, opacity)

/** A box seen a little from above and from its right side; x, y is the upper left corner of its front. */
export function carton(x: number, y: number, width: number, height: number, depth: number, colour: string): string {
  const [dx, dy] = [depth, depth * 0.42]
  const top = at`M${x} ${y}L${x + dx} ${y - dy}H${x + width + dx}L${x + width} ${y}Z`
  const side = at`M${x + width} ${y}L${x + width + dx} ${y - dy}V${y + height - dy}L${x + width} ${y + height}Z`
  return (
    shape(side, darker(colour, 0.24), 'fall') +
    shape(top, lighter(colour, 0.34), 'none') +
    shape(at`M${x} ${y}H${x + width}V${y + height}H${x}Z`, colour, 'flat')
  )
}

export const group = (transform: string, inside: string) => `<g transform="${transform}">${inside}</g>`
export const faded = (opacity: number, inside: string) => `<g opacity="${opacity}">${inside}</g>`
export const turned = (degrees: number, cx: number, cy: number, inside: string) => group(`rotate(${degrees} ${cx} ${cy})`, inside)
