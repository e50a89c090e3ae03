import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { encode } from 'uqr'
import type { PosterContent } from '../content/poster-content.ts'
import { createTextBox } from './elements.ts'
import { goodsLayout, pictureHeight, posterHeight, posterWidth, shopLayout, type CodePlace } from './layout.ts'
import { createFontList } from './load-fonts.ts'

// One poster at a time, on one processor: calls go on meanwhile.
sharp.concurrency(1)
sharp.cache(false)

/** Draws a poster as PNG of 750 × 1200; `picture`: the bytes of its picture in any format, left out where they are none. */
export async function drawPoster(content: PosterContent, picture: Uint8Array | null): Promise<Buffer> {
  const top = picture && (await pixelsOf(picture))
  const { svg, code } = await drawSvg(content, top !== null)
  const layers: OverlayOptions[] = [
    ...(top ? [{ input: top.pixels, raw: top.size, left: 0, top: 0 }] : []),
    { input: Buffer.from(svg), left: 0, top: 0 },
    codeLayer(content.address, code),
  ]
  return sharp({ create: { width: posterWidth, height: posterHeight, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** The poster without picture and code: texts as outlines, so that it looks the same everywhere. */
export async function drawSvg(content: PosterContent, hasPicture: boolean): Promise<{ svg: string; code: CodePlace }> {
  const fonts = createFontList(content.language)
  const text = createTextBox(content.language, fonts)
  const { page, code } = content.layout === 'shop' ? shopLayout(content, text) : goodsLayout(content, text, hasPicture)
  const svg = await satori(page as unknown as Parameters<typeof satori>[0], {
    width: posterWidth,
    height: posterHeight,
    fonts: fonts.list(),
  })
  return { svg, code }
}

/** The middle of a picture as pixels; null where it is no picture. */
async function pixelsOf(picture: Uint8Array) {
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize(posterWidth, pictureHeight, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, size: { width: info.width, height: info.height, channels: info.channels } }
  } catch {
    return null
  }
}

/** A code whose modules are whole pixels, in the middle of its place. */
function codeLayer(address: string, { left, top, size }: CodePlace): OverlayOptions {
  const { data, size: modules } = encode(address, { ecc: 'M', border: 1 })
  const scale = Math.floor(size / modules)
  const side = modules * scale
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges"><rect width="${modules}" height="${modules}" fill="#fff"/><path d="${path}"/></svg>`
  const inset = Math.floor((size - side) / 2)
  return { input: Buffer.from(svg), left: left + inset, top: top + inset }
}
