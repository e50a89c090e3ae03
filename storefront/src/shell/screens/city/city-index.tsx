import { useMemo, useRef } from 'react'
import { useLanguage, useTranslations } from '../../translations.tsx'
import { type City, cityName } from './city.ts'
import { LetterBar } from './letter-bar.tsx'
import { groupByLetter } from './letters.ts'

/** All cities of a country under their letters, with the bar of letters at the edge. */
export function CityIndex({ cities, onChoose }: { cities: readonly City[]; onChoose: (city: City) => void }) {
  const t = useTranslations('location')
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => groupByLetter(cities, language), [cities, language])
  const show = (letter: string) => list.current?.querySelector(`[data-letter="${letter}"]`)?.scrollIntoView({ block: 'start' })
  return (
    <div className="relative flex bg-card">
      <div ref={list} className="min-w-0 flex-1 pb-6">
        {groups.map(({ letter, cities: members }) => (
          <section key={letter} data-letter={letter} aria-label={letter} className="scroll-mt-30">
            <h2 className="sticky top-30 z-10 bg-sunken px-4 py-1 text-12 font-semibold text-quiet">{letter}</h2>
            <ul className="divide-y divide-hairline pl-4">
              {members.map((city) => (
                <li key={city.en}>
                  <button
                    type="button"
                    onClick={() => onChoose(city)}
                    className="min-h-12 w-full pr-10 text-left text-16 text-strong -outline-offset-2 active:bg-sunken"
                  >
                    {cityName(city, language)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LetterBar label={t('letters')} letters={groups.map(({ letter }) => letter)} onShow={show} />
    </div>
  )
}
