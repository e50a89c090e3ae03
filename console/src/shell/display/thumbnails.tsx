import type { Picture } from '@longmall/contract/catalogue.ts'
import { Image } from 'antd'

/** A stored picture’s address at its smallest width, or its largest. */
export function pictureAddress({ src, widths }: Pick<Picture, 'src' | 'widths'>, size: 'small' | 'large' = 'small'): string {
  if (widths.length === 0) return src
  return `${src}-${size === 'small' ? Math.min(...widths) : Math.max(...widths)}.webp`
}

export interface ThumbnailsProps {
  pictures: readonly Picture[]
  /** Accessible name of pictures without an alternative text: `Picture 1`. */
  name: (number: number) => string
  size?: number
}

/** Small pictures beside each other; each opens large. */
export const Thumbnails = ({ pictures, name, size = 48 }: ThumbnailsProps) => (
  <Image.PreviewGroup>
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
      {pictures.map((picture, index) => (
        <Image
          key={picture.src}
          src={pictureAddress(picture)}
          preview={{ src: pictureAddress(picture, 'large') }}
          alt={picture.alt || name(index + 1)}
          width={size}
          height={size}
          style={{ objectFit: 'cover', borderRadius: 4 }}
        />
      ))}
    </span>
  </Image.PreviewGroup>
)
