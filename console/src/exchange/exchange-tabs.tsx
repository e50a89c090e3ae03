import { SubPlaces } from '../shell/frame/sub-places.tsx'
import { useWords } from '../shell/language.tsx'

/** The screens of the exchange centre: what is set up in two ways, and what members took of it. */
export function ExchangeTabs() {
  const say = useWords('exchange')
  return (
    <SubPlaces
      entries={[
        { path: '/exchange', label: say('tab_items') },
        { path: '/exchange/goods', label: say('tab_goods') },
        { path: '/exchange/records', label: say('tab_records') },
      ]}
    />
  )
}
