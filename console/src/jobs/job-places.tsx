import { SubPlaces } from '../shell/frame/sub-places.tsx'
import { useWords } from '../shell/language.tsx'

export function JobPlaces() {
  const say = useWords('jobs')
  return (
    <SubPlaces
      entries={[
        { path: '/jobs', label: say('overview') },
        { path: '/jobs/timers', label: say('timers') },
        { path: '/jobs/events', label: say('events') },
      ]}
    />
  )
}
