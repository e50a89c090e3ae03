import { languages, type Language } from '@longmall/contract/fields.ts'
import { Flex, Tag } from 'antd'
import { languageOptions, useTranslations } from '../shell/language.tsx'

/** The languages without a translation, or a note that it is complete. */
export function LanguagesCell({ written }: { written: readonly Language[] }) {
  const t = useTranslations('articles')
  const missing = languages.filter((language) => !written.includes(language))
  if (missing.length === 0) return t('all_languages')
  return (
    <Flex gap={4} wrap>
      {missing.map((language) => (
        <Tag key={language}>{languageOptions.find(({ value }) => value === language)?.label}</Tag>
      ))}
    </Flex>
  )
}
