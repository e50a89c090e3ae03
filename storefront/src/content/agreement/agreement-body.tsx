import type { AgreementName } from '@longmall/contract/content.ts'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { agreementQuery } from './agreement-query.ts'
import { AgreementText } from './agreement-text.tsx'

/** The document in force, with a skeleton and an error state with retry. */
export function AgreementBody({ name }: { name: AgreementName }) {
  const { data, isError, isFetching, refetch } = useQuery(agreementQuery(name))
  if (data) return <AgreementText agreement={data} />
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="space-y-6" aria-busy>
      {[0, 1, 2, 3].map((part) => (
        <div key={part} className="space-y-2">
          <Skeleton className="h-5 w-2/5 rounded-4" />
          <Skeleton className="h-24 w-full rounded-8" />
        </div>
      ))}
    </div>
  )
}
