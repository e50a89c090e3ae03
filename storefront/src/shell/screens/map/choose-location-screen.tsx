import { PageHeader } from '../../layout/page-header.tsx'
import { useTranslations } from '../../translations.tsx'
import { useScreenSearch } from '../../search.ts'
import type { Point } from '../city/nearest-city.ts'
import { readChooseSearch } from './map-search.ts'
import { storePickedPlace } from './picked-place.ts'
import { PlacePicker } from './picker/place-picker.tsx'
import { useReturn } from './use-return.ts'

/** Picks a point on the map for the calling screen (SHL-21). */
export function ChooseLocationScreen() {
  const t = useTranslations('location')
  const { redirect, ...search } = useScreenSearch(readChooseSearch)
  const initialPoint = 'latitude' in search ? (search as Point) : null
  const goBack = useReturn(redirect, '/v1/member/address/address')
  return (
    <>
      <PageHeader title={t('choose_title')} fallback="/v1/member/address/address" />
      <div className="flex min-h-96 flex-1 flex-col">
        <PlacePicker
          initialPoint={initialPoint}
          onConfirm={(point, { label, region }) => {
            storePickedPlace({ latitude: point.latitude, longitude: point.longitude, label, ...(region && { region }) })
            goBack()
          }}
        />
      </div>
    </>
  )
}
