import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useEffect, useEffectEvent } from 'react'
import { usePageTitle } from '../layout/use-page-title.ts'
import { usePhrases } from '../phrases.tsx'
import { storefront } from '../storefront.ts'
import { toast } from '../toast.ts'

/** Ends the session on the server, forgets all of the member on this device, and leads to the log-in screen. */
export function LogoutScreen() {
  const say = usePhrases('shell')
  usePageTitle(say('logging_out'))
  const leave = useEffectEvent(async () => {
    await storefront().logOut()
    toast(say('logged_out'))
  })
  useEffect(() => void leave(), [])
  return <LoadingScreen />
}
