import { languages } from '@longmall/contract/fields.ts'
import { useState } from 'react'
import { languageNames, currentLanguage, t } from '../translations.ts'
import { Choice } from './controls.tsx'

const appearances = ['auto', 'light', 'dark'] as const

/** Name of the page, its language, which is the shop’s too, and light or dark. */
export function Header() {
  const [appearance, setAppearance] = useState<(typeof appearances)[number]>('auto')
  return (
    <header className="hairline-b flex items-center gap-2 bg-card px-4 py-2">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-16 font-semibold">{t('title')}</h1>
        <p className="hidden truncate text-12 text-quiet desk:block">{t('note')}</p>
      </div>
      <Choice
        label={t('language')}
        hideLabel
        className="max-desk:w-28"
        value={currentLanguage()}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(language) => location.assign(`?language=${language}`)}
      />
      <Choice
        label={t('appearance')}
        hideLabel
        className="max-desk:w-24"
        value={appearance}
        options={appearances.map((value) => ({ value, label: t(`appearance_${value}`) }))}
        onChange={(chosen) => {
          document.documentElement.dataset.appearance = chosen
          setAppearance(chosen)
        }}
      />
    </header>
  )
}
