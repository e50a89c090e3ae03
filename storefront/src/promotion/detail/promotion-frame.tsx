import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import type { ReactNode } from 'react'
import type { ScreenPath } from '../../routes/table.ts'
import type { LinkSearch } from '../../shell/link.tsx'
import { PromotionUnavailable, PromotionOff } from '../promotion-unavailable.tsx'
import { PromotionHeader } from '../promotion-header.tsx'

export interface PromotionFrameProps<Content extends { name: string }> {
  title: string
  /** Where the others of its kind are. */
  zone: ScreenPath
  /** Is its add-on on, and does the address name one? */
  isOn: boolean
  isNamed: boolean
  /** What its poster shows, as the poster's address names it; without it there is none. */
  poster?: LinkSearch | undefined
  query: {
    data: Content | undefined
    error: { reason?: string } | null
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  skeleton: ReactNode
  children: (shown: Content) => ReactNode
}

/** The page of one promotion or full reduction: bar with share, and below it the thing, its skeleton, an error, gone, or off. */
export function PromotionFrame<Content extends { name: string }>(props: PromotionFrameProps<Content>) {
  const { title, zone, isOn, isNamed, poster, query, skeleton, children } = props
  const { data, error, isError, isFetching, refetch } = query
  const isOff = !isOn || error?.reason === 'call.feature_off'
  const isMissing = !isNamed || error?.reason === 'promotion.not_found'
  return (
    <>
      <PromotionHeader title={title} share={isOff ? undefined : data?.name} poster={poster} fallback={zone} />
      {isOff ? (
        <PromotionOff />
      ) : isMissing ? (
        <PromotionUnavailable zone={zone} />
      ) : data ? (
        children(data)
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        skeleton
      )}
      <BackToTop />
    </>
  )
}
