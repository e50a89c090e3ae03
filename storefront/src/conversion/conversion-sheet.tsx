import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { ConversionFacts } from './conversion-facts.tsx'

/** One conversion; closed for id 0. */
export function ConversionSheet({ conversion_id, onClose }: { conversion_id: number; onClose: () => void }) {
  const t = useTranslations('conversion')
  const record = useQuery({ ...query('conversion/view', { conversion_id: conversion_id || 1 }), enabled: conversion_id > 0 })
  const isGone = record.error?.kind === 'refused'
  return (
    <Sheet open={conversion_id > 0} onClose={onClose} title={t('record')}>
      <div className="pb-6">
        {record.data ? (
          <ConversionFacts conversion={record.data} />
        ) : isGone ? (
          <EmptyState drawing="wallet" title={t('not_there')} />
        ) : record.isError ? (
          <ErrorState busy={record.isFetching} onRetry={() => void record.refetch()} />
        ) : (
          <RowSkeletons />
        )}
      </div>
    </Sheet>
  )
}
