import { languages } from '@longmall/contract/fields.ts'
import { useState } from 'react'
import { languageNames, languageNow, say } from '../words.ts'
import { Choice } from './controls.tsx'

const appearances = ['auto', 'light', 'dark'] as const

/** Name of the page, its language, which is the shop’s too, and light or dark. */
export function Header() {
  const [appearance, setAppearance] = useState<(typeof appearances)[number]>('auto')
  return (
    <header className="hairline-b flex items-center gap-2 bg-card px-4 py-2">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-16 font-semibold">{say('title')}</h1>
        <p className="hidden truncate text-12 text-quiet desk:block">{say('note')}</p>
      </div>
      <Choice
        label={say('language')}
        hideLabel
        className="max-desk:w-28"
        value={languageNow()}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(language) => location.assign(`?language=${language}`)}
      />
      <Choice
        label={say('appearance')}
        hideLabel
        className="max-desk:w-24"
        value={appearance}
        options={appearances.map((value) => ({ value, label: say(`appearance_${value}`) }))}
        onChange={(chosen) => {
          document.documentElement.dataset.appearance = chosen
          setAppearance(chosen)
        }}
      />
    </header>
  )
}
