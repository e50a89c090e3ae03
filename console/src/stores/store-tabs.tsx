import { SubPlaces } from '../shell/frame/sub-places.tsx'
import { useWords } from '../shell/language.tsx'

/** The screens of stores: the stores themselves, and the codes of agents. */
export function StoreTabs() {
  const say = useWords('store')
  return (
    <SubPlaces
      entries={[
        { path: '/stores', label: say('tab_stores') },
        { path: '/stores/agents', label: say('tab_agents') },
      ]}
    />
  )
}
