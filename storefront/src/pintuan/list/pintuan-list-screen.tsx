import { ZoneList } from '../../campaign/zone/zone-list.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** Goods that cost less for a team (PRM-05), with the way to the member's own teams. */
export function PintuanListScreen() {
  const say = usePhrases('pintuan')
  return (
    <ZoneList
      kind="pintuan"
      intro={say('zone_text')}
      aside={
        <Link to="/promotionpages/pintuan/my_spell/my_spell" className="flex min-h-11 items-center px-2 text-14 text-brand-ink">
          {say('my_groups')}
        </Link>
      }
      reason={({ rules }) => say('size_of', { count: rules.size ?? 2 })}
      action={say('card_open')}
    />
  )
}
