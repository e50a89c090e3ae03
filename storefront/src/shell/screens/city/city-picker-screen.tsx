import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useState } from 'react'
import { PageHeader } from '../../layout/page-header.tsx'
import { useLanguage, useTranslations } from '../../translations.tsx'
import { useScreenSearch } from '../../search.ts'
import { useReturn } from '../map/use-return.ts'
import { storefront } from '../../storefront.ts'
import { type City, cityName, type CountryCode, homeCountry } from './city.ts'
import { CityIndex } from './city-index.tsx'
import { CitySearch } from './city-search.tsx'
import { CityTop } from './city-top.tsx'
import { CountryChips } from './country-chips.tsx'
import { findCities } from './find-cities.ts'
import { storePickedCity } from './picked-city.ts'
import { readPickerSearch } from './picker-search.ts'
import { rememberCity } from './recent-cities.ts'
import { allCities, useCities } from './use-cities.ts'

/** Picks a city (CAT-15): where one is, large ones, lately chosen ones, by letter, or by search over all countries. */
export function CityPickerScreen() {
  const t = useTranslations('location')
  const language = useLanguage()
  const search = useScreenSearch(readPickerSearch)
  const [country, setCountry] = useState<CountryCode>(search.country ?? homeCountry[language])
  const [typed, setTyped] = useState('')
  const { data, isError, isFetching, refetch } = useCities()
  const goBack = useReturn(search.redirect, '/v2/member/index/index')
  const choose = (city: City) => {
    rememberCity(storefront().storage, city)
    storePickedCity(city, cityName(city, language))
    goBack()
  }
  const cities = data?.get(country) ?? []
  return (
    <>
      <PageHeader title={t('city_title')} />
      <CitySearch
        value={typed}
        onChange={(text) => {
          setTyped(text)
          scrollTo(0, 0)
        }}
      />
      {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="p-3">
          <RowSkeletons />
        </div>
      )}
      {data && typed.trim() !== '' && <FoundCities cities={findCities(allCities(data), typed, 50)} onChoose={choose} />}
      {data && typed.trim() === '' && (
        <>
          <CountryChips selected={country} onSelect={setCountry} />
          <CityTop byCountry={data} cities={cities} onChoose={choose} />
          <CityIndex key={country} cities={cities} onChoose={choose} />
        </>
      )}
    </>
  )
}

function FoundCities({ cities, onChoose }: { cities: City[]; onChoose: (city: City) => void }) {
  const t = useTranslations('location')
  const language = useLanguage()
  if (cities.length === 0) return <p className="px-4 py-10 text-center text-14 text-quiet">{t('no_city')}</p>
  return (
    <ul className="divide-y divide-hairline bg-card" aria-label={t('found')}>
      {cities.map((city) => (
        <li key={`${city.country}${city.en}`}>
          <button
            type="button"
            onClick={() => onChoose(city)}
            className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-left text-16 text-strong -outline-offset-2 active:bg-sunken"
          >
            {cityName(city, language)}
            <span className="text-12 text-quiet">{t(`country_${city.country}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
