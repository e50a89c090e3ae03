export interface StoredPicture {
  src: string
  widths: readonly number[]
  avif: boolean
}

/** The address of a stored picture in the width nearest to its displayed width. */
export function addressOf({ src, widths }: StoredPicture, width: number): string {
  if (widths.length === 0) return src
  const sorted = [...widths].sort((a, b) => a - b)
  return `${src}-${sorted.find((one) => one >= width) ?? sorted.at(-1)}.webp`
}

/** A stored picture, small. */
export const Thumbnail = ({ picture, size = 48, alt = '' }: { picture: StoredPicture | null | undefined; size?: number; alt?: string }) => {
  const frame = {
    width: size,
    height: size,
    borderRadius: 6,
    border: '1px solid #e9e9ef',
    objectFit: 'cover',
    display: 'block',
    flex: 'none',
  } as const
  return picture ? (
    <img src={addressOf(picture, size * 2)} alt={alt} width={size} height={size} loading="lazy" style={frame} />
  ) : (
    <span aria-hidden style={{ ...frame, background: '#e9e9ef' }} />
  )
}
