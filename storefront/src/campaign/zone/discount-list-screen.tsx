import { usePhrases } from '../../shell/phrases.tsx'
import { ZoneList } from './zone-list.tsx'

/** Goods at a lower price for a time (PRM-02). */
export function DiscountListScreen() {
  const say = usePhrases('campaign')
  return <ZoneList kind="discount" intro={say('discount_intro')} action={say('buy')} />
}
