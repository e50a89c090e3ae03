import { useLocation } from '@tanstack/react-router'
import type { Tab } from '@longmall/contract/site.ts'
import { Badge } from '@longmall/ui/display/badge.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { isHomePath } from '../home-paths.ts'
import { Link } from '../link.tsx'
import { useTranslations } from '../translations.tsx'
import { useShared } from '../shared.ts'
import { TabIcon } from './tab-icon.tsx'

const isAt = (tab: Tab, path: string) => tab.path === path || (tab.key === 'home' && isHomePath(path))

/** Is this path one of the tab pages? */
export const useIsTab = (path: string) => useShared((shared) => shared.tabBar.some((tab) => isAt(tab, path)))

/** Home, category, cart with its badge, member: names, order and icons are the operator's. */
export function TabBar() {
  const t = useTranslations('shell')
  const path = useLocation().pathname
  const tabs = useShared((shared) => shared.tabBar)
  const cartNumber = useShared((shared) => shared.cartNumber)
  return (
    <nav aria-label={t('main_navigation')} className="safe-bottom hairline-t sticky bottom-0 z-30 bg-card">
      <ul className="flex">
        {tabs.map((tab) => {
          const isCurrent = isAt(tab, path)
          return (
            <li key={tab.key} className="flex-1">
              <Link
                to={tab.path as ScreenPath}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex min-h-13 flex-col items-center justify-center gap-0.5 text-11 -outline-offset-2 ${isCurrent ? 'font-semibold text-brand-ink' : 'text-quiet'}`}
              >
                <span className="relative">
                  <TabIcon name={tab.icon} strong={isCurrent} />
                  {tab.key === 'cart' && <Badge count={cartNumber} />}
                </span>
                {tab.label}
                {tab.key === 'cart' && cartNumber > 0 && <span className="sr-only">{t('cart_badge', { count: cartNumber })}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
