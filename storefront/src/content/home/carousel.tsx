import { Pause, Play } from 'lucide-react'
import { classNames } from '@longmall/ui/class-names.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { useRef } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import type { BlockOf } from '../block.ts'
import { ContentLink } from '../content-link.tsx'
import { useSlides } from './use-slides.ts'
import { useLoaded } from '../../shell/opening/use-loaded.ts'

const bannerRatio = 2

export interface CarouselProps {
  block: BlockOf<'carousel'>
  /** The first banner of the page: fetched at once. */
  eager?: boolean
  /** The search bar is above it: its colour continues behind the banners. */
  attached?: boolean
}

/** Banners that are swiped, and go on by themselves until they are stopped. */
export function Carousel({ block, eager, attached }: CarouselProps) {
  const t = useTranslations('content')
  const row = useRef<HTMLDivElement>(null)
  const count = block.slides.length
  const { index, playing, setPlaying } = useSlides(row, count)
  // Offscreen pictures load after the page, so that they do not delay the first one.
  const late = !useLoaded() && index === 0
  if (count === 0) return null
  return (
    <section aria-roledescription="carousel" aria-label={t('highlights')} className={classNames('relative px-3', attached && '-mt-3 pt-1')}>
      {attached && <div aria-hidden className="brand-gradient absolute inset-x-0 top-0 h-3/5 rounded-b-16" />}
      <div className="relative overflow-hidden rounded-16">
        <div ref={row} className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
          {block.slides.map((slide, at) => (
            <div
              key={slide.href + slide.label}
              role="group"
              aria-label={t('slide_of', { index: at + 1, count })}
              className="relative w-full shrink-0 snap-center snap-always"
            >
              <ContentLink href={slide.href} className="block -outline-offset-4" draggable={false}>
                <span hidden={late && at > 0}>
                  <Picture
                    picture={slide.picture}
                    ratio={bannerRatio}
                    sizes="(min-width: 500px) 476px, 94vw"
                    eager={eager && at === 0}
                    decorative
                  />
                </span>
                {/* The gradient from the card colour to the picture keeps the text readable on any banner, light or dark. */}
                <span className="absolute inset-y-0 left-0 flex w-4/5 flex-col justify-center gap-0.5 bg-linear-to-r from-card from-35% to-transparent pr-[30%] pl-4">
                  <span className="line-clamp-2 text-18 font-bold text-strong">{slide.label}</span>
                  {slide.subtitle && <span className="line-clamp-2 text-12 text-body">{slide.subtitle}</span>}
                </span>
              </ContentLink>
            </div>
          ))}
        </div>
        {count > 1 && (
          <>
            <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5">
              {block.slides.map((slide, at) => (
                <span
                  key={slide.href + slide.label}
                  className={`h-1.5 rounded-full bg-brand transition-all ${at === index ? 'w-4' : 'w-1.5 opacity-40'}`}
                />
              ))}
            </div>
            <button
              type="button"
              aria-label={t(playing ? 'pause' : 'play')}
              onClick={() => setPlaying(!playing)}
              className="absolute right-0 bottom-0 flex size-11 items-center justify-center -outline-offset-2"
            >
              <span className="flex size-6 items-center justify-center rounded-full bg-card text-body">
                {playing ? <Pause size={12} aria-hidden /> : <Play size={12} aria-hidden />}
              </span>
            </button>
          </>
        )}
      </div>
    </section>
  )
}
