import type { AgreementName } from '@longmall/contract/content.ts'
import { languages, type Language } from '@longmall/contract/fields.ts'
import { Button, Drawer, Flex, Select } from 'antd'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { compareLines, linesOf } from './notation.ts'

export interface CompareVersionsProps {
  name: AgreementName
  /** Newest first. */
  versions: readonly number[]
  after: number
}

/** A version to read, and what changed in it against another. */
export function CompareVersions({ name, versions, after }: CompareVersionsProps) {
  const t = useTranslations('articles')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {t('read')}
      </Button>
      <Drawer open={isOpen} title={t('version', { version: after })} size={820} onClose={() => setOpen(false)} destroyOnHidden>
        <Comparison name={name} versions={versions} after={after} />
      </Drawer>
    </>
  )
}

function Comparison({ name, versions, after }: CompareVersionsProps) {
  const t = useTranslations('articles')
  const own = useConsoleLanguage().language
  const earlier = versions.filter((version) => version !== after)
  const [language, setLanguage] = useState<Language>(own)
  const [before, setBefore] = useState<number | null>(versions.find((version) => version < after) ?? null)
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap>
        <Select aria-label={t('language')} value={language} style={{ width: 180 }} options={languageOptions} onChange={setLanguage} />
        <Select
          aria-label={t('compare_with')}
          placeholder={t('compare_with')}
          allowClear
          value={before}
          style={{ width: 240 }}
          options={earlier.map((value) => ({ value, label: t('against', { version: value }) }))}
          onChange={(version: number | undefined) => setBefore(version ?? null)}
        />
      </Flex>
      <Loaded query={query('content/agreement_texts', { name, version: after })}>
        {(now) =>
          before === null ? (
            <Lines before={linesIn(now.texts, language)} after={linesIn(now.texts, language)} />
          ) : (
            <Loaded query={query('content/agreement_texts', { name, version: before })}>
              {(then) => <Lines before={linesIn(then.texts, language)} after={linesIn(now.texts, language)} />}
            </Loaded>
          )
        }
      </Loaded>
    </Flex>
  )
}

type Texts = { language: Language; title: string; sections: Parameters<typeof linesOf>[0] }[]
function linesIn(texts: Texts, language: Language): string[] {
  const text = texts.find((one) => one.language === language) ?? texts.find((one) => one.language === languages[0])
  return text ? [text.title, ...linesOf(text.sections).split('\n').filter(Boolean)] : []
}

const elements = { unchanged: 'span', removed: 'del', added: 'ins' } as const

function Lines({ before, after }: { before: string[]; after: string[] }) {
  return (
    <div>
      {compareLines(before, after).map(({ text, change }, index) => {
        const Line = elements[change]
        return (
          <p key={index} style={{ margin: '4px 0', ...(text.startsWith('# ') && { fontWeight: 600, marginTop: 16 }) }}>
            <Line>{text.replace(/^# /, '')}</Line>
          </p>
        )
      })}
    </div>
  )
}
