import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '../../kernel/refusal.ts'
import { createQueue } from '../../media/concurrency-limiter.ts'
import { encodeWidths } from '../../media/staff/encode-widths.ts'
import type { MediaStore } from '../../media/storage/media-store.ts'
import { PictureError } from './fetch-picture.ts'

/** A picture as the tables keep it: address without width and ending, the widths it has. */
export interface StoredPicture {
  src: string
  widths: number[]
  avif: boolean
}

const widths = [320, 640, 1080]
const folder = 'import'

// Decoded, a large picture weighs 150 MB.
const encodeQueue = createQueue(2)

export const addressOf = (url: string) => `/media/${folder}/${createHash('sha256').update(url).digest('hex').slice(0, 24)}`
export const placeholderAddress = `/media/${folder}/placeholder`

/** Stores a picture in our widths as AVIF and WebP, with the limits of an upload. Throws `PictureError`. */
export async function storePicture(store: MediaStore, src: string, content: Buffer): Promise<StoredPicture> {
  const encoded = await encodeQueue(() => encodeWidths(content, widths)).catch((error: unknown) => {
    throw error instanceof Refusal ? new PictureError('import.picture_invalid') : error
  })
  for (const { ending, bytes } of encoded.files) await store.put(src + ending, bytes)
  return { src, widths: encoded.widths, avif: true }
}

const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#eef0f5"/>
  <g fill="none" stroke="#b4bac8" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
    <path d="M28.6 24.4a3.6 3.6 0 1 1 5.4 3.1c-1.2.7-2 1.5-2 3v1.2"/>
    <path d="M32 31.7 47.3 41c1.6 1 .9 3.5-1 3.5H17.7c-1.9 0-2.6-2.5-1-3.5Z"/>
  </g>
</svg>`

/** Stands for a picture that could not be had. */
export async function placeholderPicture(store: MediaStore): Promise<StoredPicture> {
  const picture = { src: placeholderAddress, widths: [320, 640], avif: true }
  if (await store.read(`${placeholderAddress}-640.avif`)) return picture
  return storePicture(store, placeholderAddress, await sharp(Buffer.from(placeholderSvg)).png().toBuffer())
}
