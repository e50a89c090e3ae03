import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadError } from '../load-code.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { usePhrases } from '../phrases.tsx'

/** Where a retry for code was made since the page was loaded. */
const retried = new Set<string>()

/** In place of a screen that failed: the load error when its code did not come, else the plain error; both with a retry. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const say = usePhrases('shell')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    // Some browsers remember a file that did not come for as long as the page lives.
    if (error instanceof LoadError && navigator.onLine && retried.has(location.pathname)) return location.reload()
    retried.add(location.pathname)
    await router.invalidate()
    reset()
    setBusy(false)
  }
  const words = error instanceof LoadError ? { title: say('load_error_title'), text: say('load_error_text') } : {}
  return (
    <>
      <PageHeader title={words.title ?? say('error_title')} untitled />
      <div className="my-auto">
        <ErrorState {...words} busy={busy} onRetry={() => void retry()} />
      </div>
    </>
  )
}
