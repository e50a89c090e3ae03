import { Button } from '@longmall/ui/action/button.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '../shell/translations.tsx'

export type Poster = Output<'poster/view'>

const frame = 'relative mx-auto block aspect-[750/1200] w-full max-w-90 overflow-hidden rounded-16 bg-card shadow-lifted'

export const PosterSkeleton = () => <Skeleton className="mx-auto aspect-[750/1200] w-full max-w-90 rounded-16" />

/** The drawn poster; its shape while it is drawn, and a retry where it could not be. */
export function PosterPicture({ poster: { src, width, height, title, description } }: { poster: Poster }) {
  const t = useTranslations('poster')
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  if (state === 'failed')
    return (
      <div role="alert" className={`${frame} flex flex-col items-center justify-center gap-3 p-6 text-center`}>
        <ImageOff size={32} aria-hidden className="text-quiet" />
        <p className="text-16 font-semibold text-strong">{t('failed_title')}</p>
        <p className="text-14 text-quiet">{t('failed_text')}</p>
        <Button
          look="soft"
          onClick={() => {
            setAttempt(attempt + 1)
            setState('loading')
          }}
        >
          {t('retry')}
        </Button>
      </div>
    )
  return (
    <div className={frame} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton className="absolute inset-0 rounded-none" />}
      <img
        key={attempt}
        src={attempt === 0 ? src : `${src}?try=${attempt}`}
        width={width}
        height={height}
        alt={t('alt', { title, description })}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className={state === 'shown' ? 'size-full' : 'size-full opacity-0'}
      />
    </div>
  )
}
