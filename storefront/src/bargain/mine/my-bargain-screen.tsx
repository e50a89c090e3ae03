import { OwnList } from '../../promotion/own-list.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { bargainTabs, readBargainTab, zonePath } from '../bargain-address.ts'
import { OwnBargainCard } from './own-bargain-card.tsx'

/** The member's bargains: those in progress, bought, and failed (PRM-06). */
export function MyBargainScreen() {
  const say = usePhrases('bargain')
  const { tab } = useScreenSearch(readBargainTab)
  return (
    <OwnList
      title={say('my_bargains')}
      tabs={bargainTabs.map((key) => ({ key, label: say(`tab_${key}`) }))}
      tab={tab}
      path="/promotionpages/bargain/my_bargain/my_bargain"
      query={pages('bargain/mine', { tab })}
      keyOf={({ bargain_id }) => bargain_id}
      empty={{ title: say(`mine_empty_${tab}`), zone: zonePath, words: say('to_zone') }}
    >
      {(bargain) => <OwnBargainCard bargain={bargain} />}
    </OwnList>
  )
}
