import { Select } from 'antd'
import { languageOptions, useConsoleLanguage } from '../language.tsx'

/** The five languages of the console; the choice is stored in this browser. */
export function LanguageSwitch() {
  const { t, language, choose } = useConsoleLanguage()
  return <Select aria-label={t('language')} value={language} options={languageOptions} onChange={choose} style={{ width: 150 }} />
}
