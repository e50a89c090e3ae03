import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useLazyTranslations, useTranslations } from '../../shell/translations.tsx'
import type { City, CountryCode } from '../../shell/screens/city/city.ts'
import { PlacePicker } from '../../shell/screens/map/picker/place-picker.tsx'

export interface MapSheetProps {
  open: boolean
  country: CountryCode
  onClose: () => void
  /** The city at the point, if the list of cities has it. */
  onChoose: (city: City | undefined) => void
}

/** The map in a sheet over a form, whose input is preserved. */
export function MapSheet({ open, country, onClose, onChoose }: MapSheetProps) {
  const t = useTranslations('member')
  const hasTranslations = useLazyTranslations('location')
  return (
    <Sheet open={open} onClose={onClose} title={t('choose_on_map')}>
      <div className="-mx-4 -mb-4 flex h-[70dvh] flex-col">
        {hasTranslations && <PlacePicker initialPoint={null} country={country} onConfirm={(_point, { city }) => onChoose(city)} />}
      </div>
    </Sheet>
  )
}
