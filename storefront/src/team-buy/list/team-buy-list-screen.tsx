import { ZoneList } from '../../campaign/zone/zone-list.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Goods that cost less for a team (PRM-05), with the way to the member's own teams. */
export function TeamBuyListScreen() {
  const t = useTranslations('teambuy')
  return (
    <ZoneList
      kind="team_buy"
      intro={t('zone_text')}
      aside={
        <Link to="/promotionpages/pintuan/my_spell/my_spell" className="flex min-h-11 items-center px-2 text-14 text-brand-ink">
          {t('my_teams')}
        </Link>
      }
      reason={({ rules }) => t('size_of', { count: rules.size ?? 2 })}
      action={t('start_team')}
    />
  )
}
