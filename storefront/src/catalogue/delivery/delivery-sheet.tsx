import { Check, MapPin } from 'lucide-react'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import type { ReactNode } from 'react'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { countryName } from './country-name.ts'
import { addressText, countries, type Destination, type DestinationChoice } from './use-destination.ts'

export interface DeliverySheetProps {
  open: boolean
  onClose: () => void
  choice: DestinationChoice
}

/** Where to: the member's addresses, then the countries. */
export function DeliverySheet({ open, onClose, choice }: DeliverySheetProps) {
  const t = useTranslations('catalogue')
  const language = useLanguage()
  const choose = (destination: Destination) => {
    choice.choose(destination)
    onClose()
  }
  const current = choice.destination
  return (
    <Sheet open={open} onClose={onClose} title={t('deliver_to')}>
      {choice.addresses.length > 0 && (
        <Group title={t('my_addresses')}>
          {choice.addresses.map((address) => (
            <DestinationRow
              key={address.address_id}
              label={addressText(address)}
              isCurrent={current?.name === addressText(address)}
              icon={<MapPin size={16} aria-hidden className="shrink-0 text-brand-ink" />}
              onChoose={() => choose({ region: address.region, name: addressText(address) })}
            />
          ))}
        </Group>
      )}
      <Group title={t('regions')}>
        {countries.map((code) => (
          <DestinationRow
            key={code}
            label={countryName(code, language) ?? t('other_location')}
            isCurrent={current?.name === null && current.region === code}
            onChoose={() => choose({ region: code, name: null })}
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

interface DestinationRowProps {
  label: string
  isCurrent: boolean
  icon?: ReactNode
  onChoose: () => void
}

function DestinationRow({ label, isCurrent, icon, onChoose }: DestinationRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isCurrent}
        onClick={onChoose}
        className="flex min-h-12 w-full items-center gap-2 py-2 text-left text-14 text-strong -outline-offset-2"
      >
        {icon}
        <span className="min-w-0 flex-1">{label}</span>
        {isCurrent && <Check size={18} aria-hidden className="shrink-0 text-brand-ink" />}
      </button>
    </li>
  )
}
