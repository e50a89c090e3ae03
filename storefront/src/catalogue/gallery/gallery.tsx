import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { useLoaded } from '../../shell/opening/use-loaded.ts'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { useSlideRow } from './use-slide-row.ts'
import { VideoSlide } from './video-slide.tsx'

export interface GalleryProps {
  goods: Pick<GoodsDetail, 'goods_name' | 'pictures' | 'video'>
  /** Picture of the chosen variant: the gallery scrolls to it. */
  picture_index: number | null
}

const PictureViewer = whenOpened(async () => (await import('./picture-viewer.tsx')).PictureViewer)

const pageSizes = '(min-width: 500px) 500px, 100vw'

/** Video and pictures of goods, as wide as the page: swiped, counted, and enlarged by a tap (CAT-04). */
export function Gallery({ goods: { goods_name, pictures, video }, picture_index }: GalleryProps) {
  const t = useTranslations('catalogue')
  const row = useRef<HTMLDivElement>(null)
  const { index, show } = useSlideRow(row)
  // Offscreen pictures load after the page, so that they do not delay the first one.
  const late = !useLoaded() && index === 0
  const [viewed, setViewed] = useState<number | null>(null)
  const before = video ? 1 : 0
  const count = pictures.length + before
  const opened = useRef(false)
  const toPicture = useEffectEvent((at: number) => {
    // The first slide is the video or first picture, unless the variant in the address has its own picture.
    if (at + before !== index && (opened.current || at > 0)) show(at + before)
    opened.current = true
  })
  useEffect(() => {
    if (picture_index !== null) toPicture(picture_index)
  }, [picture_index])

  return (
    <section aria-label={t('gallery', { name: goods_name })} className="relative bg-card">
      <div ref={row} className="no-scrollbar flex aspect-square snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
        {video && <VideoSlide video={video} fallback={pictures[0] ?? null} isVisible={index === 0} />}
        {pictures.map((picture, at) => (
          <button
            key={picture.src}
            type="button"
            aria-label={t('open_picture', { index: at + 1, count: pictures.length })}
            onClick={() => setViewed(at)}
            className="w-full shrink-0 snap-center snap-always -outline-offset-4"
          >
            <span hidden={late && at + before > 0}>
              <Picture picture={picture} sizes={pageSizes} eager={at === 0 && !video} decorative />
            </span>
          </button>
        ))}
        {count === 0 && <Picture picture={null} decorative />}
      </div>
      {count > 1 && (
        <span
          aria-hidden
          className="figures pointer-events-none absolute right-3 bottom-3 rounded-full bg-card px-2.5 text-12 leading-6 text-body"
        >
          {index + 1}/{count}
        </span>
      )}
      <PictureViewer
        open={viewed !== null}
        onClose={() => setViewed(null)}
        label={t('gallery', { name: goods_name })}
        pictures={pictures}
        start={viewed ?? 0}
      />
    </section>
  )
}
