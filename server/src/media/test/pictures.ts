import sharp, { type Sharp } from 'sharp'

/** A picture of two colours: the left half red, the right half blue. */
export function drawn(width = 640, height = 480): Sharp {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ])
}

export const jpeg = (width?: number, height?: number) => drawn(width, height).jpeg().toBuffer()
export const png = (width?: number, height?: number) => drawn(width, height).png().toBuffer()

/** A picture of noise, which no format makes small. */
export function noisy(side: number): Sharp {
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
}

/** `size` bytes that begin as a PNG and go on as nothing. */
export async function padded(size: number): Promise<Buffer> {
  const picture = await png()
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)])
}

/** Colour of one point, as `[r, g, b]`. */
export async function colourAt(content: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(content)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}
