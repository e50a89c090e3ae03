import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

export function JobNavigation() {
  const t = useTranslations('jobs')
  return (
    <SubNavigation
      entries={[
        { path: '/jobs', label: t('overview') },
        { path: '/jobs/timers', label: t('timers') },
        { path: '/jobs/events', label: t('events') },
      ]}
    />
  )
}
