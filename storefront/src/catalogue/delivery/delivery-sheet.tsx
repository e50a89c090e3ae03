import { Check, MapPin } from 'lucide-react'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import type { ReactNode } from 'react'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { countryName } from './country-name.ts'
import { addressWords, countries, type Destination, type DestinationChoice } from './use-destination.ts'

export interface DeliverySheetProps {
  open: boolean
  onClose: () => void
  place: DestinationChoice
}

/** Where to: the member's addresses, then the countries. */
export function DeliverySheet({ open, onClose, place }: DeliverySheetProps) {
  const say = usePhrases('catalogue')
  const language = useLanguage()
  const take = (destination: Destination) => {
    place.choose(destination)
    onClose()
  }
  const here = place.destination
  return (
    <Sheet open={open} onClose={onClose} title={say('deliver_to')}>
      {place.addresses.length > 0 && (
        <Group title={say('my_addresses')}>
          {place.addresses.map((address) => (
            <Place
              key={address.address_id}
              words={addressWords(address)}
              here={here?.name === addressWords(address)}
              icon={<MapPin size={16} aria-hidden className="shrink-0 text-brand-ink" />}
              onTake={() => take({ region: address.region, name: addressWords(address) })}
            />
          ))}
        </Group>
      )}
      <Group title={say('regions')}>
        {countries.map((code) => (
          <Place
            key={code}
            words={countryName(code, language) ?? say('elsewhere')}
            here={here?.name === null && here.region === code}
            onTake={() => take({ region: code, name: null })}
          />
        ))}
      </Group>
    </Sheet>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pb-2">
      <h3 className="pt-2 text-12 text-quiet">{title}</h3>
      <ul className="divide-y divide-hairline">{children}</ul>
    </section>
  )
}

interface PlaceProps {
  words: string
  here: boolean
  icon?: ReactNode
  onTake: () => void
}

function Place({ words, here, icon, onTake }: PlaceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={here}
        onClick={onTake}
        className="flex min-h-12 w-full items-center gap-2 py-2 text-left text-14 text-strong -outline-offset-2"
      >
        {icon}
        <span className="min-w-0 flex-1">{words}</span>
        {here && <Check size={18} aria-hidden className="shrink-0 text-brand-ink" />}
      </button>
    </li>
  )
}
