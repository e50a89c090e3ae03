import { SubPlaces } from '../../shell/frame/sub-places.tsx'
import { useWords } from '../../shell/language.tsx'

/** Settings, and beside them the changes that wait. */
export function SettingPlaces() {
  const say = useWords('setting')
  return (
    <SubPlaces
      entries={[
        { path: '/settings', label: say('title') },
        { path: '/settings/requests', label: say('requests') },
      ]}
    />
  )
}
