import { languageOptions, useWords } from '../../shell/language.tsx'
import { spoken } from '../spoken.ts'

/** One of a setting's choices in words; a language by its own name, what has no words as it is. */
export function useChoiceWords(): (choice: string | number) => string {
  const say = useWords('setting')
  return (choice) => spoken(say, `choice_${choice}`) ?? languageOptions.find(({ value }) => value === choice)?.label ?? String(choice)
}
