import { SubPlaces } from '../shell/frame/sub-places.tsx'
import { useWords } from '../shell/language.tsx'

/** The screens of gifts: when they are given, and which were. */
export function GiftTabs() {
  const say = useWords('gift')
  return (
    <SubPlaces
      entries={[
        { path: '/gifts', label: say('tab_rules') },
        { path: '/gifts/given', label: say('tab_given') },
      ]}
    />
  )
}
