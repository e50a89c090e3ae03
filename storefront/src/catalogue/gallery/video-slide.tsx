import { Play } from 'lucide-react'
import type { GoodsDetail, Picture as PictureSource } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'

export interface VideoSlideProps {
  video: NonNullable<GoodsDetail['video']>
  /** Poster for a video without one. */
  fallback: PictureSource | null
  isVisible: boolean
}

/** The video as the first slide: loaded only when started, paused when offscreen. */
export function VideoSlide({ video, fallback, isVisible }: VideoSlideProps) {
  const t = useTranslations('catalogue')
  const player = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  useEffect(() => {
    if (!isVisible) player.current?.pause()
  }, [isVisible])
  if (started) {
    return (
      <video
        ref={player}
        src={video.src}
        controls
        autoPlay
        playsInline
        muted
        aria-label={t('video')}
        className="aspect-square w-full shrink-0 snap-center snap-always bg-sunken object-contain"
      />
    )
  }
  return (
    <button
      type="button"
      aria-label={t('play_video')}
      onClick={() => setStarted(true)}
      className="relative w-full shrink-0 snap-center snap-always -outline-offset-4"
    >
      <Picture picture={video.poster ?? fallback} sizes="(min-width: 500px) 500px, 100vw" eager decorative />
      <span className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full bg-scrim text-on-fill">
        <Play size={28} aria-hidden className="ml-1 fill-current" />
      </span>
    </button>
  )
}
