import { Button } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { type Done, ScanDone } from './scan-done.tsx'
import { BindBox } from './bind-box.tsx'
import { LogInToBox } from './log-in-to-box.tsx'

/** Purpose of a scanned code, its confirmation, and the result. */
export function ReadCode({ code, onAgain }: { code: string; onAgain: () => void }) {
  const t = useTranslations('box')
  const [done, setDone] = useState<Done | null>(null)
  const preview = useQuery({ ...query('box/preview_code', { code }), staleTime: 0, gcTime: 0, enabled: done === null })
  const again = (
    <Button look="soft" onClick={onAgain}>
      {t('scan_again')}
    </Button>
  )
  if (done) return <ScanDone done={done} onAgain={onAgain} />
  if (preview.error?.kind === 'refused')
    return (
      <div role="alert">
        <EmptyState drawing="lost" title={t('scan_failed')} text={preview.error.message} action={again} />
      </div>
    )
  if (preview.isError) return <ErrorState busy={preview.isFetching} onRetry={() => void preview.refetch()} />
  if (!preview.data)
    return (
      <div className="space-y-3 p-3" aria-busy>
        <Skeleton className="h-28 w-full rounded-12" />
        <Skeleton className="h-48 w-full rounded-12" />
      </div>
    )
  const end = () => void preview.refetch()
  return preview.data.purpose === 'bind' ? (
    <BindBox code={code} preview={preview.data} onEnd={end} onAgain={onAgain} onDone={(box) => setDone({ kind: 'bound', box })} />
  ) : (
    <LogInToBox code={code} preview={preview.data} onEnd={end} onAgain={onAgain} onDone={(box) => setDone({ kind: 'logged_in', box })} />
  )
}
