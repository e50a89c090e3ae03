import type { Conversion } from '@longmall/contract/conversion.ts'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readConversionId } from './conversion-address.ts'
import { ConversionRecords } from './conversion-records.tsx'
import { ConversionSheet } from './conversion-sheet.tsx'
import { ConvertForm } from './convert-form.tsx'
import { Converted } from './converted.tsx'

/** Converts ACC into AAA and back, with the records of it (AST-09). */
export function ConvertScreen() {
  const t = useTranslations('conversion')
  const { id } = useScreenSearch(readConversionId)
  return (
    <AreaGate title={t('title')}>
      <Content key={id} />
    </AreaGate>
  )
}

function Content() {
  const t = useTranslations('conversion')
  const { id } = useScreenSearch(readConversionId)
  const [opened, setOpened] = useState(id)
  const [made, setMade] = useState<Conversion>()
  const overview = useQuery({ ...query('conversion/overview', {}), staleTime: 0 })
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/assets/index" />
      <div className="space-y-3 p-3 pb-8">
        {made && <Converted conversion={made} onAgain={() => setMade(undefined)} />}
        {!made && overview.data && <ConvertForm overview={overview.data} onMade={setMade} />}
        {!made && overview.isPending && (
          <div className="space-y-3" aria-busy>
            <Skeleton className="h-72 w-full rounded-12" />
            <Skeleton className="h-12 w-full rounded-full" />
          </div>
        )}
        {!made && overview.isError && !overview.data && <ErrorState busy={overview.isFetching} onRetry={() => void overview.refetch()} />}
        <ConversionRecords onOpen={setOpened} />
      </div>
      <ConversionSheet conversion_id={opened} onClose={() => setOpened(0)} />
    </>
  )
}
