import { OwnList } from '../../promotion/own-list.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { bargainTabs, readBargainTab, zonePath } from '../bargain-address.ts'
import { OwnBargainCard } from './own-bargain-card.tsx'

/** The member's bargains: in progress, purchased, and failed (PRM-06). */
export function MyBargainScreen() {
  const t = useTranslations('bargain')
  const { tab } = useScreenSearch(readBargainTab)
  return (
    <OwnList
      title={t('my_bargains')}
      tabs={bargainTabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
      tab={tab}
      path="/promotionpages/bargain/my_bargain/my_bargain"
      query={pages('bargain/mine', { tab })}
      keyOf={({ bargain_id }) => bargain_id}
      empty={{ title: t(`mine_empty_${tab}`), zone: zonePath, linkLabel: t('to_zone') }}
    >
      {(bargain) => <OwnBargainCard bargain={bargain} />}
    </OwnList>
  )
}
