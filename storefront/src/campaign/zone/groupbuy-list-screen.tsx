import { usePhrases } from '../../shell/phrases.tsx'
import { ZoneList } from './zone-list.tsx'

/** Goods that cost less from a number of pieces on (PRM-04). */
export function GroupbuyListScreen() {
  const say = usePhrases('campaign')
  return (
    <ZoneList
      kind="groupbuy"
      intro={say('groupbuy_intro')}
      reason={({ rules }) => say('from_pieces', { count: rules.min_pieces ?? 2 })}
      action={say('buy')}
    />
  )
}
