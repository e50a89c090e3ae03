import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTranslations } from '../../shell/translations.tsx'
import type { Wait, WaitStore } from './wait-store.ts'

/** Delay in ms: a request answered sooner shows no sheet. */
const delayMs = 800

/** Shows that the shop waits for the host app, with a retry after the timeout, so that no screen hangs (HST-06). */
export function WaitSheet({ store }: { store: WaitStore }) {
  const wait = useStore(store, (state) => state.wait)
  return wait && <DelayedSheet key={wait.id} wait={wait} />
}

function DelayedSheet({ wait }: { wait: Wait }) {
  const t = useTranslations('bridge')
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  const isSilent = wait.phase === 'silent'
  return (
    <Sheet open={isLong || isSilent} onClose={wait.giveUp} title={t(isSilent ? 'no_response_title' : 'waiting_title')}>
      <div data-phase={wait.phase} className="space-y-4 pb-2 text-center">
        {!isSilent && <Spinner />}
        <p role="status" className="text-14 text-body">
          {t(isSilent ? 'no_response_text' : wait.phase === 'taken' ? 'handed_over_text' : 'waiting_text')}
        </p>
        <div className="flex gap-3 *:flex-1">
          <Button look="plain" onClick={wait.giveUp}>
            {t('dismiss')}
          </Button>
          {isSilent && (
            <Button onClick={wait.again} data-first>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
