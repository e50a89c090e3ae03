import type { Language } from '@longmall/contract/fields.ts'
import { Card, Flex, Select, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { languageOptions, useConsoleLanguage, useWords } from '../shell/language.tsx'
import { useListAddress } from '../shell/list/list-address.ts'
import { WordForm } from './word-form.tsx'
import { WordTable } from './word-table.tsx'

const kinds = ['hot', 'discover', 'default'] as const

/** Hot words, words to discover and the word of the empty search box, by language (CAT-06, CON-04). */
export function SearchWordsScreen() {
  const say = useWords('searchword')
  const menu = useWords('menu')
  const own = useConsoleLanguage().language
  const { search, change } = useListAddress()
  const language: Language = languageOptions.find(({ value }) => value === search.language)?.value ?? own
  return (
    <>
      <PageHead title={menu('search_words')} lead={say('lead')}>
        <Select
          aria-label={say('of_language')}
          style={{ width: 160 }}
          value={language}
          options={languageOptions}
          onChange={(next) => change({ language: next })}
        />
      </PageHead>
      <Loaded query={query('search/words', {})}>
        {({ list }) => (
          <Flex vertical gap={16}>
            {kinds.map((kind) => (
              <Card key={`${language} ${kind}`} size="small" title={say(kind)} extra={<WordForm list={{ language, kind }} />}>
                <Typography.Paragraph type="secondary">{say(`${kind}_about`)}</Typography.Paragraph>
                <WordTable words={list.filter((one) => one.language === language && one.kind === kind)} language={language} />
              </Card>
            ))}
          </Flex>
        )}
      </Loaded>
    </>
  )
}
