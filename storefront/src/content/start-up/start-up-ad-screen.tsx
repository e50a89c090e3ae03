import { Picture } from '@longmall/ui/display/picture.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import type { Advert } from '@longmall/contract/site.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ContentLink } from '../content-link.tsx'
import { usePageTitle } from '../../shell/layout/page-header.tsx'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { startUpAdverts } from './start-up-adverts.ts'

/** The start-up advert (SHL-15); without one it leads home. */
export function StartUpAdScreen() {
  const t = useTranslations('startup')
  const { data, isError } = useQuery(startUpAdverts)
  const goHome = useGoHome()
  const [advert] = data?.list ?? []
  const close = useEffectEvent(goHome)
  const isNone = isError || (data !== undefined && !advert)
  useEffect(() => {
    if (isNone) close()
  }, [isNone])
  usePageTitle(advert?.title ?? t('title'))
  if (advert) return <ShownAdvert advert={advert} />
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <LoadingScreen />
    </>
  )
}

function useGoHome() {
  const go = useGo()
  return () => void go('/v2/index/index/index', {}, { replace: true })
}

function ShownAdvert({ advert }: { advert: Advert }) {
  const t = useTranslations('startup')
  const goHome = useGoHome()
  const left = useCountdown(advert.seconds, goHome)
  const art = (
    <>
      <Picture
        picture={advert.picture}
        ratio={0.5}
        sizes="(min-width: 500px) 500px, 100vw"
        eager
        decorative
        className="absolute inset-0 size-full"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-scrim to-transparent px-6 pt-24 pb-10">
        <span className="text-28 font-bold text-balance text-on-fill">{advert.title}</span>
      </span>
    </>
  )
  return (
    <section className="brand-gradient relative isolate flex flex-1 overflow-hidden">
      <h1 className="sr-only">{advert.title}</h1>
      {advert.href ? (
        <ContentLink href={advert.href} className="absolute inset-0 -outline-offset-4">
          {art}
        </ContentLink>
      ) : (
        art
      )}
      <button
        type="button"
        onClick={goHome}
        className="safe-top pressable absolute top-3 right-3 z-10 inline-flex min-h-11 items-center gap-2 rounded-full bg-card px-4 text-14 text-strong shadow-lifted"
      >
        {t('skip')}
        <span className="figures text-quiet" aria-hidden>
          {left}
        </span>
      </button>
    </section>
  )
}

/** Seconds left; at none it calls once. */
function useCountdown(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left <= 0) over()
  }, [left])
  return Math.max(left, 0)
}
