import { OwnList } from '../../promotion/own-list.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { teamTabs, readTeamTab, zonePath } from '../team-buy-address.ts'
import { OwnTeamCard } from './own-team-card.tsx'

/** The member's teams: those that form, that are complete, and that failed (PRM-05). */
export function MyTeamBuysScreen() {
  const t = useTranslations('teambuy')
  const { tab } = useScreenSearch(readTeamTab)
  return (
    <OwnList
      title={t('my_teams')}
      tabs={teamTabs.map((key) => ({ key, label: t(`state_${key}`) }))}
      tab={tab}
      path="/promotionpages/pintuan/my_spell/my_spell"
      query={pages('team_buy/mine', { state: tab })}
      keyOf={({ order_id }) => order_id}
      empty={{ title: t(`mine_empty_${tab}`), zone: zonePath, linkLabel: t('to_zone') }}
    >
      {(group) => <OwnTeamCard group={group} />}
    </OwnList>
  )
}
