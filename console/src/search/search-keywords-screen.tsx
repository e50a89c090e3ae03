import type { Language } from '@longmall/contract/fields.ts'
import { Card, Flex, Select, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { languageOptions, useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { useListAddress } from '../shell/list/list-address.ts'
import { KeywordForm } from './keyword-form.tsx'
import { KeywordTable } from './keyword-table.tsx'

const kinds = ['hot', 'discover', 'default'] as const

/** Hot keywords, keywords to discover and the default keyword of the search box, by language (CAT-06, CON-04). */
export function SearchKeywordsScreen() {
  const t = useTranslations('searchkeyword')
  const tMenu = useTranslations('menu')
  const own = useConsoleLanguage().language
  const { search, change } = useListAddress()
  const language: Language = languageOptions.find(({ value }) => value === search.language)?.value ?? own
  return (
    <>
      <PageHead title={tMenu('search_keywords')} lead={t('lead')}>
        <Select
          aria-label={t('language')}
          style={{ width: 160 }}
          value={language}
          options={languageOptions}
          onChange={(next) => change({ language: next })}
        />
      </PageHead>
      <Loaded query={query('search/keywords', {})}>
        {({ list }) => (
          <Flex vertical gap={16}>
            {kinds.map((kind) => (
              <Card key={`${language} ${kind}`} size="small" title={t(kind)} extra={<KeywordForm list={{ language, kind }} />}>
                <Typography.Paragraph type="secondary">{t(`${kind}_help`)}</Typography.Paragraph>
                <KeywordTable keywords={list.filter((one) => one.language === language && one.kind === kind)} language={language} />
              </Card>
            ))}
          </Flex>
        )}
      </Loaded>
    </>
  )
}
