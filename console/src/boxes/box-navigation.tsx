import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../shell/display/use-format.ts'
import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screens of devices; alerts with how many wait for an operator. */
export function BoxNavigation() {
  const t = useTranslations('box')
  const { count } = useFormat()
  const open = useQuery(query('box/alerts', { page_size: 1 })).data?.open_count ?? 0
  return (
    <SubNavigation
      entries={[
        { path: '/boxes', label: t('tab_devices') },
        { path: '/boxes/hardware', label: t('tab_hardware') },
        { path: '/boxes/alerts', label: open > 0 ? t('tab_alerts_open', { count: count(open) }) : t('tab_alerts') },
        { path: '/boxes/plans', label: t('tab_plans') },
        { path: '/boxes/owners', label: t('tab_owners') },
      ]}
    />
  )
}
