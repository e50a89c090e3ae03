import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CircleX, Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLanguage, useTranslations } from '../../../translations.tsx'
import { type City, cityName } from '../../city/city.ts'
import { findCities } from '../../city/find-cities.ts'
import { allCities, citiesQuery, useCities } from '../../city/use-cities.ts'

const maxResults = 8

/** Search over the list of cities, above the map: typed, then chosen by tap or by arrow keys. */
export function PlaceSearch({ onPick }: { onPick: (city: City) => void }) {
  const t = useTranslations('location')
  const language = useLanguage()
  const client = useQueryClient()
  const { data: cities, isError, refetch } = useCities()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const found = isOpen ? findCities(allCities(cities), typed, maxResults) : []
  const choose = (city: City | undefined) => {
    if (!city) return
    setTyped(cityName(city, language))
    setIsOpen(false)
    onPick(city)
  }
  const enter = () => {
    if (cities) return choose(found[at])
    // The list is still loading: the requested entry is chosen when it arrives.
    client.ensureQueryData(citiesQuery).then(
      (list) => choose(findCities(allCities(list), typed, 1)[0]),
      () => undefined,
    )
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') setIsOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <div className="absolute inset-x-3 top-3 z-20">
      <div className="relative rounded-12 bg-card shadow-lifted">
        <Search size={18} aria-hidden className="pointer-events-none absolute top-3.5 left-4 text-quiet" />
        <input
          role="combobox"
          aria-label={t('search_city')}
          aria-expanded={isOpen && (found.length > 0 || isError)}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] && `${id}-${at}`}
          aria-autocomplete="list"
          placeholder={t('search_city')}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(typed !== '')}
          onKeyDown={press}
          onBlur={() => setIsOpen(false)}
          className="min-h-12 w-full rounded-12 bg-transparent pr-12 pl-11 text-16 text-strong placeholder:text-quiet"
        />
        {typed !== '' && (
          <IconButton
            className="absolute top-0.5 right-0.5 text-quiet"
            label={t('clear')}
            icon={<CircleX size={18} aria-hidden />}
            onClick={() => setTyped('')}
          />
        )}
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search_city')}
        className="mt-2 max-h-80 overflow-y-auto rounded-12 bg-card shadow-lifted empty:hidden"
      >
        {found.map((city, index) => (
          <li
            key={`${city.country}${city.en}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // The field would lose the focus, and with it the list, before the tap counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(city)}
            className="flex min-h-11 items-center justify-between gap-3 px-4 text-16 text-strong aria-selected:bg-sunken"
          >
            {cityName(city, language)}
            <span className="text-12 text-quiet">{t(`country_${city.country}`)}</span>
          </li>
        ))}
        {isOpen && typed.trim() !== '' && cities && found.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled className="px-4 py-3 text-14 text-quiet">
            {t('no_city')}
          </li>
        )}
        {isOpen && isError && (
          <li
            role="option"
            aria-selected={false}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void refetch()}
            className="px-4 py-3 text-14 text-danger"
          >
            {t('cities_failed')}
          </li>
        )}
      </ul>
    </div>
  )
}
