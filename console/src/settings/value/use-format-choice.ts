import { languageOptions, useTranslations } from '../../shell/language.tsx'
import { translateKey } from '../translate-key.ts'

/** The label of a setting's choice, such as a country; a language by its own name, a choice without a label as it is. */
export function useFormatChoice(): (choice: string | number) => string {
  const t = useTranslations('setting')
  return (choice) =>
    translateKey(t, `choice_${choice}`) ??
    translateKey(t, `country_${choice}`) ??
    languageOptions.find(({ value }) => value === choice)?.label ??
    String(choice)
}
