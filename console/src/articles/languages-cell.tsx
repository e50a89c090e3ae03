import { languages, type Language } from '@longmall/contract/fields.ts'
import { Flex, Tag } from 'antd'
import { languageOptions, useWords } from '../shell/language.tsx'

/** In which languages something is not yet written; a word of praise where it is in all. */
export function LanguagesCell({ written }: { written: readonly Language[] }) {
  const say = useWords('articles')
  const missing = languages.filter((language) => !written.includes(language))
  if (missing.length === 0) return say('all_languages')
  return (
    <Flex gap={4} wrap>
      {missing.map((language) => (
        <Tag key={language}>{languageOptions.find(({ value }) => value === language)?.label}</Tag>
      ))}
    </Flex>
  )
}
