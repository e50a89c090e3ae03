import { SubPlaces } from '../../shell/frame/sub-places.tsx'
import { useWords } from '../../shell/language.tsx'

export function MemberPlaces() {
  const say = useWords('member')
  return (
    <SubPlaces
      entries={[
        { path: '/members', label: say('all_members') },
        { path: '/members/tags', label: say('tags') },
      ]}
    />
  )
}
