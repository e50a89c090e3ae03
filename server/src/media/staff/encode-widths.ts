import sharp from 'sharp'
import { Refusal } from '../../kernel/refusal.ts'
import { kindOfPicture } from '../picture-kind.ts'

const maxPixels = 50_000_000
const maxSeconds = 20

export interface EncodedFile {
  /** Behind the picture's address: `-400.webp`. */
  ending: string
  bytes: Buffer
}

/**
 * A picture in each of the widths, as AVIF and WebP: upright, first frame, pixels only; a narrower one has its own width alone. Refuses
 * `media.not_a_picture`, `media.too_many_pixels`, `media.broken`. (CON-02)
 */
export async function encodeWidths(content: Uint8Array, widths: readonly number[]): Promise<{ widths: number[]; files: EncodedFile[] }> {
  const kind = kindOfPicture(content)
  if (!kind) throw new Refusal('media.not_a_picture')
  const metadata = await sharp(content, { limitInputPixels: false }).metadata().catch(broken)
  if (metadata.format !== kind) throw new Refusal('media.not_a_picture')
  if (metadata.width * metadata.height > maxPixels) throw new Refusal('media.too_many_pixels', { megapixels: maxPixels / 1_000_000 })
  const fitting = widths.filter((width) => width <= metadata.autoOrient.width)
  const usedWidths = fitting.length > 0 ? fitting : [metadata.autoOrient.width]
  const source = sharp(content, { failOn: 'error', limitInputPixels: maxPixels }).timeout({ seconds: maxSeconds }).autoOrient()
  const files: EncodedFile[] = []
  for (const width of usedWidths) {
    const sized = source.clone().resize({ width })
    files.push({ ending: `-${width}.webp`, bytes: await sized.clone().webp({ quality: 80 }).toBuffer().catch(broken) })
    files.push({ ending: `-${width}.avif`, bytes: await sized.avif({ quality: 55, effort: 2 }).toBuffer().catch(broken) })
  }
  return { widths: usedWidths, files }
}

function broken(): never {
  throw new Refusal('media.broken')
}
