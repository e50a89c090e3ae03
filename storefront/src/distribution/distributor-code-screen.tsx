import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { CodeActions } from './code/code-actions.tsx'
import { CodeCard } from './code/code-card.tsx'
import { DistributorPage } from './gate/distributor-page.tsx'

/** The promotion code and its link, to be scanned, copied, shared or put on a poster (DST-02, DST-04, CAT-13). */
export function DistributorCodeScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('code_title')} skeleton={<CodeSkeleton />}>
      <Code />
    </DistributorPage>
  )
}

function Code() {
  const code = useQuery(query('distribution/promote_code', {}))
  if (!code.data) return code.isError ? <ErrorState busy={code.isFetching} onRetry={() => void code.refetch()} /> : <CodeSkeleton />
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <CodeCard code={code.data} />
      </div>
      <CodeActions code={code.data} />
    </>
  )
}

const CodeSkeleton = () => (
  <div aria-busy className="p-3">
    <Skeleton className="h-120 w-full rounded-16" />
  </div>
)
