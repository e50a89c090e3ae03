import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useEffect, useEffectEvent } from 'react'
import { usePageTitle } from '../layout/page-header.tsx'
import { useTranslations } from '../translations.tsx'
import { storefront } from '../storefront.ts'
import { toast } from '../toast.ts'

/** Ends the session on the server, forgets all of the member on this device, and leads to the log-in screen. */
export function LogoutScreen() {
  const t = useTranslations('shell')
  usePageTitle(t('logging_out'))
  const logOut = useEffectEvent(async () => {
    await storefront().logOut()
    toast(t('logged_out'))
  })
  useEffect(() => void logOut(), [])
  return <LoadingScreen />
}
