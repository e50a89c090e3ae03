import { PageHeader } from '../../layout/page-header.tsx'
import { usePhrases } from '../../phrases.tsx'
import { useScreenSearch } from '../../search.ts'
import type { Point } from '../city/nearest-city.ts'
import { readChooseSearch } from './map-search.ts'
import { keepPickedPlace } from './picked-place.ts'
import { PlaceChooser } from './choosing/place-chooser.tsx'
import { useReturn } from './use-return.ts'

/** Picks a point on the map for the screen that asked (SHL-21). */
export function ChooseLocationScreen() {
  const say = usePhrases('place')
  const { redirect, ...search } = useScreenSearch(readChooseSearch)
  const given = 'latitude' in search ? (search as Point) : null
  const leave = useReturn(redirect, '/v1/member/address/address')
  return (
    <>
      <PageHeader title={say('choose_title')} fallback="/v1/member/address/address" />
      <div className="flex min-h-96 flex-1 flex-col">
        <PlaceChooser
          given={given}
          onConfirm={(point, { label, region }) => {
            keepPickedPlace({ latitude: point.latitude, longitude: point.longitude, label, ...(region && { region }) })
            leave()
          }}
        />
      </div>
    </>
  )
}
