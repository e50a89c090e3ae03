import type { Picture } from '@longmall/contract/catalogue.ts'

/** Pixels that the picture of a poster is wide. */
export const pictureWidth = 750

/** The stored file of a picture that is wide enough, else the widest; null for none, and for one that another server has. */
export function pictureFile(picture: Pick<Picture, 'src' | 'widths'> | null): string | null {
  if (!picture?.src.startsWith('/media/')) return null
  if (picture.widths.length === 0) return picture.src
  const wide = picture.widths.filter((width) => width >= pictureWidth)
  return `${picture.src}-${wide.length > 0 ? Math.min(...wide) : Math.max(...picture.widths)}.webp`
}
