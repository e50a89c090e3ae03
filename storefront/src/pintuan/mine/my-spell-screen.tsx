import { OwnList } from '../../promotion/own-list.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { groupTabs, readGroupTab, zonePath } from '../pintuan-address.ts'
import { OwnGroupCard } from './own-group-card.tsx'

/** The member's teams: those that form, that are complete, and that failed (PRM-05). */
export function MySpellScreen() {
  const say = usePhrases('pintuan')
  const { tab } = useScreenSearch(readGroupTab)
  return (
    <OwnList
      title={say('my_groups')}
      tabs={groupTabs.map((key) => ({ key, label: say(`state_${key}`) }))}
      tab={tab}
      path="/promotionpages/pintuan/my_spell/my_spell"
      query={pages('pintuan/mine', { state: tab })}
      keyOf={({ order_id }) => order_id}
      empty={{ title: say(`mine_empty_${tab}`), zone: zonePath, words: say('to_zone') }}
    >
      {(group) => <OwnGroupCard group={group} />}
    </OwnList>
  )
}
