import sharp from 'sharp'
import { floorLine, shades } from '../kit/paint.ts'
import type { Drawing } from '../objects/look.ts'

/** What a drawing covers, in its own units, and the soft shadow of its outline as an image of the same field. */
export interface Outline {
  left: number
  top: number
  right: number
  bottom: number
  shadow: string
}

const known = new Map<string, Promise<Outline>>()
/** Drawings may reach this far out of their field. */
const margin = 24
const field = 200 + 2 * margin
const grain = 2

/** A shadow is blurred anyway: made small once and stretched, it costs a hundredth of a filter over the whole picture. */
async function castShadow(alpha: Buffer, side: number): Promise<string> {
  const soft = await sharp(alpha, { raw: { width: side, height: side, channels: 1 } })
    .blur(2.2)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(side * side * 4)
  for (let i = 0; i < side * side; i++) {
    pixels.set([42, 28, 18], i * 4)
    pixels[i * 4 + 3] = soft[i]! * 0.3
  }
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

async function lookAt(svg: string): Promise<Outline> {
  const side = field / grain
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${field} ${field}" width="${side}" height="${side}"><defs>${shades}</defs>${svg}</svg>`
  const alpha = await sharp(Buffer.from(page)).ensureAlpha().extractChannel(3).raw().toBuffer()
  const box = { left: side, top: side, right: 0, bottom: 0 }
  for (let i = 0; i < alpha.length; i++) {
    // Glows and soft shadows do not count.
    if (alpha[i]! < 150) continue
    const [x, y] = [i % side, Math.floor(i / side)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  const inUnits = (pixels: number) => pixels * grain - margin
  return {
    left: inUnits(box.left),
    top: inUnits(box.top),
    right: inUnits(box.right),
    bottom: inUnits(box.bottom),
    shadow: await castShadow(alpha, side),
  }
}

/** The outline of a drawing; drawings of one `name` have the same, whatever their colours. */
export function measure(name: string, drawing: Drawing): Promise<Outline> {
  let outline = known.get(name)
  if (!outline) known.set(name, (outline = lookAt(drawing.svg)))
  return outline
}

/** Where a drawing goes: its middle, the room it may fill, for a standing thing its floor, for a lying one its middle height. */
export interface Spot {
  cx: number
  y: number
  width: number
  height: number
  turn?: number
}

const standingShadow = ({ cx, half }: NonNullable<Drawing['stand']>) =>
  `<ellipse cx="${cx + half * 0.3}" cy="${floorLine + 1}" rx="${half * 1.75}" ry="${half * 0.27}" fill="url(#shadow)" opacity=".5"/><ellipse cx="${cx + 3}" cy="${floorLine - 1}" rx="${half * 1.14}" ry="${half * 0.16}" fill="url(#shadow)"/>`

/** A drawing moved by `transform`, with its shadow: on the floor where it stands, all round where it lies. */
function withShadow(drawing: Drawing, outline: Outline, transform: string): string {
  if (drawing.stand) return `<g transform="${transform}">${standingShadow(drawing.stand)}${drawing.svg}</g>`
  const shadow = `<g transform="translate(3.4 5.4)"><g transform="${transform}"><image x="${-margin}" y="${-margin}" width="${field}" height="${field}" xlink:href="${outline.shadow}"/></g></g>`
  return `${shadow}<g transform="${transform}">${drawing.svg}</g>`
}

/** The drawing in its spot, with its shadow. */
export function place(drawing: Drawing, outline: Outline, spot: Spot): string {
  const tall = (drawing.stand ? floorLine : outline.bottom) - outline.top
  const scale = Math.min(spot.width / (outline.right - outline.left), spot.height / tall)
  const middle = (outline.left + outline.right) / 2
  const anchor = drawing.stand ? floorLine : (outline.top + outline.bottom) / 2
  return withShadow(
    drawing,
    outline,
    `translate(${spot.cx} ${spot.y}) rotate(${spot.turn ?? 0}) scale(${scale.toFixed(4)}) translate(${-middle} ${-anchor})`,
  )
}

/** Seen from near: the drawing's focus comes to the middle, `zoom` times its size. */
export function near(drawing: Drawing, outline: Outline, zoom: number, turn: number): string {
  const [x, y] = drawing.focus ?? [100, 100]
  return withShadow(drawing, outline, `translate(100 104) rotate(${turn}) scale(${zoom.toFixed(3)}) translate(${-x} ${-y})`)
}
