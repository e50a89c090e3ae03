import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useSite } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { AreaClosed } from './area-closed.tsx'
import { areaQuery } from './use-area-terms.ts'

export interface AreaGateProps {
  /** The title of the screen; the area's own when not given. */
  title?: string
  /** The screen, with its header; it is mounted only where the area is open. */
  children: ReactNode
}

/**
 * Shows a screen of the digital-asset area to members to whom the area is open (AST-15), and to others why it is closed. The screen's route
 * loads the translations `assetarea`. The server refuses calls of a closed area as well.
 */
export function AreaGate({ title, children }: AreaGateProps) {
  const t = useTranslations('assetarea')
  const isOn = useSite().addons.asset
  const { data, isError, isFetching, refetch } = useQuery({ ...areaQuery, enabled: isOn })
  if (isOn && data?.closure === null) return children
  const closure = isOn ? data?.closure : 'closed'
  return (
    <>
      <PageHeader title={title ?? t('title')} fallback="/v2/index/index/index" />
      {closure ? (
        <AreaClosed closure={closure} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="space-y-3 p-3" aria-busy>
          <Skeleton className="h-32 w-full rounded-12" />
          <Skeleton className="h-56 w-full rounded-12" />
        </div>
      )}
    </>
  )
}
