import { Select } from 'antd'
import { languageOptions, useConsoleLanguage } from '../language.tsx'

/** The five languages of the console; the choice is kept in this browser. */
export function LanguageSwitch() {
  const { say, language, choose } = useConsoleLanguage()
  return <Select aria-label={say('language')} value={language} options={languageOptions} onChange={choose} style={{ width: 150 }} />
}
