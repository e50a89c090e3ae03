import { SubNavigation } from '../../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../../shell/language.tsx'

export function MemberNavigation() {
  const t = useTranslations('member')
  return (
    <SubNavigation
      entries={[
        { path: '/members', label: t('all_members') },
        { path: '/members/tags', label: t('tags') },
      ]}
    />
  )
}
