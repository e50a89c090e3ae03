/** Kinds of picture that may be uploaded, as the decoder names their formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif'

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

// A file of the ISO family names its brands in its first box; only AVIF's pictures can be decoded.
function isAvif(bytes: Uint8Array): boolean {
  if (text(bytes, 4, 8) !== 'ftyp') return false
  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256)
  const brands = text(bytes, 8, 12) + text(bytes, 16, end)
  return /^(?:.{4})*?avi[fs]/s.test(brands)
}

/**
 * The kind of a picture by its first bytes, whatever its name or content type; null for other formats (SVG, PDF, TIFF, HTML, HEIC, …),
 * which never reach a decoder. (SHL-23)
 */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  if (bytes.length < 16) return null
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  return isAvif(bytes) ? 'heif' : null
}
