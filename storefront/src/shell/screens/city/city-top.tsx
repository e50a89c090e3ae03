import { LocateFixed } from 'lucide-react'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLanguage, useTranslations } from '../../translations.tsx'
import { storefront } from '../../storefront.ts'
import { isPositionAllowed } from '../map/position.ts'
import { usePosition } from '../map/use-position.ts'
import { type City, cityName, type CountryCode } from './city.ts'
import { nearestCity } from './nearest-city.ts'
import { recentCities } from './recent-cities.ts'

export interface CityTopProps {
  byCountry: ReadonlyMap<CountryCode, City[]>
  /** Of the chosen country. */
  cities: readonly City[]
  onChoose: (city: City) => void
}

/** Above the letters: the city one is in, those chosen lately, and the large ones. */
export function CityTop({ byCountry, cities, onChoose }: CityTopProps) {
  const t = useTranslations('location')
  // The list of cities is loaded in the browser only; nothing of this is rendered on the server.
  const [recent] = useState(() => recentCities(storefront().storage, byCountry))
  return (
    <div className="space-y-4 bg-card px-4 pt-1 pb-4">
      <LocatedCity byCountry={byCountry} onChoose={onChoose} />
      {recent.length > 0 && <Chips title={t('recent')} cities={recent} onChoose={onChoose} />}
      <Chips title={t('hot')} cities={cities.filter(({ rank }) => rank === 1)} onChoose={onChoose} />
    </div>
  )
}

function LocatedCity({ byCountry, onChoose }: Pick<CityTopProps, 'byCountry' | 'onChoose'>) {
  const t = useTranslations('location')
  const language = useLanguage()
  const [city, setCity] = useState<City | null>(null)
  const { failure, isFinding, find } = usePosition((point) => setCity(nearestCity([...byCountry.values()].flat(), point)?.city ?? null))
  const begin = useEffectEvent(async () => {
    if (await isPositionAllowed()) void find()
  })
  useEffect(() => void begin(), [])
  return (
    <Group title={t('located')}>
      <button type="button" aria-busy={isFinding || undefined} onClick={() => (city ? onChoose(city) : void find())} className={chipClass}>
        {isFinding ? <Spinner size={16} delay={0} /> : <LocateFixed size={16} aria-hidden className="text-brand-ink" />}
        {city ? cityName(city, language) : t(isFinding ? 'locating' : 'locate')}
      </button>
      {failure && (
        <p role="alert" className="w-full text-12 text-warning">
          {t(`position_${failure}`)}
        </p>
      )}
    </Group>
  )
}

function Chips({ title, cities, onChoose }: { title: string; cities: readonly City[]; onChoose: (city: City) => void }) {
  const language = useLanguage()
  return (
    <Group title={title}>
      {cities.map((city) => (
        <button key={`${city.country}${city.en}`} type="button" onClick={() => onChoose(city)} className={chipClass}>
          {cityName(city, language)}
        </button>
      ))}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-12 text-quiet">
        {title}
      </h2>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

const chipClass =
  'pressable relative inline-flex min-h-9 items-center gap-2 rounded-8 bg-sunken px-3 text-14 text-strong before:absolute before:inset-x-0 before:-inset-y-1'
