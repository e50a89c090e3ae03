import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadError } from '../load-code.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { useTranslations } from '../translations.tsx'

/** Where a retry for code was made since the page was loaded. */
const retried = new Set<string>()

/** Error boundary content of a screen: the load error if its code failed to load, else the general error; both with a retry. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('shell')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    // Some browsers cache a failed import for the life of the page.
    if (error instanceof LoadError && navigator.onLine && retried.has(location.pathname)) return location.reload()
    retried.add(location.pathname)
    await router.invalidate()
    reset()
    setBusy(false)
  }
  const labels = error instanceof LoadError ? { title: t('load_error_title'), text: t('load_error_text') } : {}
  return (
    <>
      <PageHeader title={labels.title ?? t('error_title')} untitled />
      <div className="my-auto">
        <ErrorState {...labels} busy={busy} onRetry={() => void retry()} />
      </div>
    </>
  )
}
