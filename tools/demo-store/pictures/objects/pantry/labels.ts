import { inkOn, mix } from '../../kit/colour.ts'
import { icon } from '../produce/icon.ts'
import type { IconName } from '../produce/icon.ts'
import { at, line, slab } from '../../kit/paint.ts'
import { wordmark } from '../../kit/wordmark.ts'

/** A printed label: a picture, the maker's name, and two short lines as small print has them. */
export function label(
  cx: number,
  top: number,
  width: number,
  height: number,
  paper: string,
  print: { mark: string; icon: IconName; accent: string },
): string {
  const ink = inkOn(paper)
  const size = Math.min(width * 0.52, height * 0.46)
  const middle = top + height * 0.12 + size
  return (
    slab(cx - width / 2, top, width, height, 1.5, paper, 'none') +
    icon(print.icon, cx - size / 2, top + height * 0.09, size) +
    wordmark(print.mark, cx, middle + height * 0.1, Math.min(6, height * 0.1), ink, { room: width * 0.76 }) +
    line(at`M${cx - width * 0.2} ${middle + height * 0.23}H${cx + width * 0.2}`, print.accent, 1.2) +
    line(at`M${cx - width * 0.26} ${middle + height * 0.31}H${cx + width * 0.26}`, mix(paper, ink, 0.4), 0.7)
  )
}
