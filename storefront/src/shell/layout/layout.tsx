import { Outlet, useLocation } from '@tanstack/react-router'
import { classNames } from '@longmall/ui/class-names.ts'
import { ConfirmHost } from '@longmall/ui/overlay/confirm.tsx'
import { useTranslations } from '../translations.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { isLanding } from './is-landing.ts'
import { TabBar, useIsTab } from './tab-bar.tsx'
import { ToastHost } from './toast-host.tsx'

/** The frame around every screen: at most 500 px wide and in the middle, a landing page as wide as the window; the tab bar on tab pages. */
export function Layout() {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const isTab = useIsTab(pathname)
  return (
    <div
      className={classNames('mx-auto flex min-h-dvh flex-col bg-page', isLanding(pathname) ? 'w-full' : 'max-w-page wide:shadow-lifted')}
    >
      <a href="#content" className="sr-only z-50 rounded-8 bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:absolute">
        {t('skip_to_content')}
      </a>
      <OfflineNotice />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {isTab && <TabBar />}
      <ToastHost />
      <ConfirmHost />
    </div>
  )
}
