import sharp from 'sharp'
import { Refusal } from '../../kernel/refusal.ts'
import { kindOfPicture } from '../picture-kind.ts'

const maxPixels = 50_000_000
const secondsAtMost = 20

export interface EncodedFile {
  /** Behind the picture's address: `-400.webp`. */
  ending: string
  bytes: Buffer
}

/**
 * A picture in each of the widths, as AVIF and WebP, upright, its first frame, nothing of the file beside its pixels; one that is
 * narrower keeps its own width alone. Refuses `media.not_a_picture`, `media.too_many_pixels`, `media.broken`. (CON-02)
 */
export async function encodeWidths(content: Uint8Array, widths: readonly number[]): Promise<{ widths: number[]; files: EncodedFile[] }> {
  const kind = kindOfPicture(content)
  if (!kind) throw new Refusal('media.not_a_picture')
  const known = await sharp(content, { limitInputPixels: false }).metadata().catch(broken)
  if (known.format !== kind) throw new Refusal('media.not_a_picture')
  if (known.width * known.height > maxPixels) throw new Refusal('media.too_many_pixels', { megapixels: maxPixels / 1_000_000 })
  const own = widths.filter((width) => width <= known.autoOrient.width)
  const kept = own.length > 0 ? own : [known.autoOrient.width]
  const source = sharp(content, { failOn: 'error', limitInputPixels: maxPixels }).timeout({ seconds: secondsAtMost }).autoOrient()
  const files: EncodedFile[] = []
  for (const width of kept) {
    const sized = source.clone().resize({ width })
    files.push({ ending: `-${width}.webp`, bytes: await sized.clone().webp({ quality: 80 }).toBuffer().catch(broken) })
    files.push({ ending: `-${width}.avif`, bytes: await sized.avif({ quality: 55, effort: 2 }).toBuffer().catch(broken) })
  }
  return { widths: kept, files }
}

function broken(): never {
  throw new Refusal('media.broken')
}
