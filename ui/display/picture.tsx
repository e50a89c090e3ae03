import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class-names.ts'

export interface PictureSource {
  /** URL without width and extension; the complete URL if there are no widths. */
  src: string
  widths: readonly number[]
  avif: boolean
  alt: string
}

export interface PictureProps {
  picture: PictureSource | null
  /** Displayed width, as in the `sizes` attribute; half of the page by default. */
  sizes?: string
  /** Width divided by height; the space is reserved while it loads. */
  ratio?: number
  /** In the first view: loaded with priority, not lazily. */
  eager?: boolean | undefined
  /** The text beside it is equivalent: hidden from screen readers. */
  decorative?: boolean
  className?: string
}

const sourceSet = (picture: PictureSource, ending: string) =>
  picture.widths.map((width) => `${picture.src}-${width}.${ending} ${width}w`).join(', ')

/** A stored picture in AVIF or WebP at the best width, with reserved space; a placeholder if it is missing. */
export function Picture({ picture, sizes = '(min-width: 500px) 250px, 50vw', ratio = 1, eager, decorative, className }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const frame = classNames('block w-full overflow-hidden bg-sunken', className)
  if (!picture || failed) {
    return (
      <span className={classNames(frame, 'flex items-center justify-center text-quiet')} style={{ aspectRatio: ratio }}>
        <ImageOff size={24} aria-hidden />
      </span>
    )
  }
  const widest = Math.max(...picture.widths)
  const stored = picture.widths.length > 0
  return (
    <picture className={frame} style={{ aspectRatio: ratio }}>
      {picture.avif && <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />}
      <img
        src={stored ? `${picture.src}-${widest}.webp` : picture.src}
        {...(stored && { srcSet: sourceSet(picture, 'webp'), sizes, width: widest, height: Math.round(widest / ratio) })}
        alt={decorative ? '' : picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
        className="size-full object-cover"
      />
    </picture>
  )
}
