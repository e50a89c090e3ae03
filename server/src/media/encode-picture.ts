import sharp from 'sharp'
import { Refusal } from '../kernel/refusal.ts'
import { kindOfPicture } from './picture-kind.ts'

// A telephone's 48 megapixels fit. Decoded they weigh 150 MB, so few are decoded at a time.
const maxPixels = 50_000_000
const maxSeconds = 10

export interface EncodedPicture {
  bytes: Buffer
  width: number
  height: number
}

/**
 * A picture as we keep it: re-encoded as WebP, upright, its longer side at most `maxSide` px, the first frame of a moving one,
 * with nothing of the file beside its pixels. Refuses `media.not_a_picture`, `media.too_many_pixels`, `media.broken`. (SHL-23)
 */
export async function encodePicture(content: Uint8Array, maxSide: number): Promise<EncodedPicture> {
  const kind = kindOfPicture(content)
  if (!kind) throw new Refusal('media.not_a_picture')
  const metadata = await sharp(content, { limitInputPixels: false }).metadata().catch(broken)
  if (metadata.format !== kind) throw new Refusal('media.not_a_picture')
  if (metadata.width * metadata.height > maxPixels) throw new Refusal('media.too_many_pixels', { megapixels: maxPixels / 1_000_000 })
  const { data, info } = await sharp(content, { failOn: 'error', limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(broken)
  return { bytes: data, width: info.width, height: info.height }
}

function broken(): never {
  throw new Refusal('media.broken')
}
