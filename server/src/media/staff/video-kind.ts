const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/**
 * The kind of a video by its first bytes, whatever its name or content type: one of the two kinds that every browser plays; null for
 * others.
 */
export function kindOfVideo(bytes: Uint8Array): 'mp4' | 'webm' | null {
  if (bytes.length < 64) return null
  if (text(bytes, 4, 8) === 'ftyp' && /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/.test(text(bytes, 8, 12))) return 'mp4'
  const isMatroska = Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('1a45dfa3', 'hex'))
  return isMatroska && text(bytes, 4, 64).includes('webm') ? 'webm' : null
}
