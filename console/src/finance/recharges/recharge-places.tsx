import { SubPlaces } from '../../shell/frame/sub-places.tsx'
import { useWords } from '../../shell/language.tsx'

export function RechargePlaces() {
  const say = useWords('finance')
  return (
    <SubPlaces
      entries={[
        { path: '/recharges', label: say('tab_list') },
        { path: '/recharges/offers', label: say('tab_offers') },
        { path: '/recharges/prices', label: say('tab_prices') },
      ]}
    />
  )
}
