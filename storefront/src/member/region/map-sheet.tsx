import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useLatePhrases, usePhrases } from '../../shell/phrases.tsx'
import type { City, CountryCode } from '../../shell/screens/city/city.ts'
import { PlaceChooser } from '../../shell/screens/map/choosing/place-chooser.tsx'

export interface MapSheetProps {
  open: boolean
  country: CountryCode
  onClose: () => void
  /** The city that the point is in, where the list of cities knows one. */
  onChoose: (city: City | undefined) => void
}

/** The map over a form: whatever was typed below it stays. */
export function MapSheet({ open, country, onClose, onChoose }: MapSheetProps) {
  const say = usePhrases('member')
  const isAtHand = useLatePhrases('place')
  return (
    <Sheet open={open} onClose={onClose} title={say('choose_on_map')}>
      <div className="-mx-4 -mb-4 flex h-[70dvh] flex-col">
        {isAtHand && <PlaceChooser given={null} country={country} onConfirm={(_point, { city }) => onChoose(city)} />}
      </div>
    </Sheet>
  )
}
