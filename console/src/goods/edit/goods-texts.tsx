import type { GoodsText } from '@longmall/contract/catalogue-staff.ts'
import { languages, type Language } from '@longmall/contract/fields.ts'
import { Badge, Button, Flex, Input, Select, Tabs, Typography } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Control } from '../../shell/form/field.ts'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../shell/language.tsx'

const RichText = lazy(async () => ({ default: (await import('../../shell/form/fields/rich-text.tsx')).RichText }))

type Draft = Partial<GoodsText> & { language: Language }

/** All texts of a goods by language, with a mark where a language has no name; English is shown there. */
export function GoodsTexts({ id, value, onChange }: Control) {
  const t = useTranslations()
  const { language } = useConsoleLanguage()
  const [shown, show] = useState<string>(language)
  const drafts = (Array.isArray(value) ? value : []) as Draft[]
  const draftOf = (name: Language): Draft => drafts.find((one) => one.language === name) ?? { language: name }
  const write = (changed: Draft) =>
    onChange?.(languages.flatMap((name) => (name === changed.language ? [changed] : drafts.filter((one) => one.language === name))))
  return (
    <div id={id}>
      <Tabs
        size="small"
        activeKey={shown}
        onChange={show}
        items={languageOptions.map(({ value: name, label }) => ({
          key: name,
          label: draftOf(name).name?.trim() ? (
            label
          ) : (
            <Badge dot title={t('missing_text')} offset={[4, 2]}>
              {label}
            </Badge>
          ),
          children: <LanguageTexts draft={draftOf(name)} language={label} onChange={write} />,
        }))}
      />
      <Typography.Text style={{ fontSize: 12, color: '#5c5c69' }}>{t('english_fallback')}</Typography.Text>
    </div>
  )
}

interface LanguageTextsProps {
  draft: Draft
  language: string
  onChange: (draft: Draft) => void
}

function LanguageTexts({ draft, language, onChange }: LanguageTextsProps) {
  const t = useTranslations('goods')
  const set = (change: Partial<GoodsText>) => onChange({ ...draft, ...change })
  const named = (label: string) => `${label} · ${language}`
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 }} lang={draft.language}>
      <Part label={t('name')}>
        <Input
          aria-label={named(t('name'))}
          maxLength={200}
          value={draft.name ?? ''}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Part>
      <Part label={t('selling_point')}>
        <Input
          aria-label={named(t('selling_point'))}
          maxLength={200}
          value={draft.selling_point ?? ''}
          onChange={({ target }) => set({ selling_point: target.value })}
        />
      </Part>
      <Part label={t('description')}>
        <Suspense fallback={<Input.TextArea disabled rows={9} />}>
          <RichText label={named(t('description'))} value={draft.description ?? ''} onChange={(description) => set({ description })} />
        </Suspense>
      </Part>
      <Part label={t('tags')}>
        <Select
          mode="tags"
          aria-label={named(t('tags'))}
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', '、']}
          maxCount={20}
          style={{ width: '100%' }}
          placeholder={t('tags_help')}
          value={draft.tags ?? []}
          onChange={(tags: string[]) => set({ tags: tags.map((tag) => tag.trim().slice(0, 40)).filter(Boolean) })}
        />
      </Part>
      <Part label={t('unit_name')}>
        <Input
          aria-label={named(t('unit_name'))}
          maxLength={20}
          style={{ width: 220 }}
          value={draft.unit_name ?? ''}
          onChange={({ target }) => set({ unit_name: target.value })}
        />
      </Part>
      <Part label={t('params')}>
        <Pairs
          first={named(t('param_name'))}
          second={named(t('param_value'))}
          add={t('add_param')}
          maximum={60}
          pairs={(draft.params ?? []).map(({ name, value }) => [name, value])}
          onChange={(pairs) => set({ params: pairs.map(([name, value]) => ({ name, value })) })}
        />
      </Part>
      <Part label={t('services')}>
        <Pairs
          first={named(t('service_name'))}
          second={named(t('service_note'))}
          add={t('add_service')}
          maximum={20}
          pairs={(draft.services ?? []).map(({ name, note }) => [name, note])}
          onChange={(pairs) => set({ services: pairs.map(([name, note]) => ({ name, note })) })}
        />
      </Part>
    </div>
  )
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <span style={{ display: 'block', marginBottom: 4 }}>{label}</span>
    {children}
  </div>
)

type Pair = [name: string, text: string]
interface PairsProps {
  first: string
  second: string
  add: string
  maximum: number
  pairs: Pair[]
  onChange: (pairs: Pair[]) => void
}

/** Rows of a name and its value. */
function Pairs({ first, second, add, maximum, pairs, onChange }: PairsProps) {
  const t = useTranslations()
  const set = (index: number, pair: Pair) => onChange(pairs.map((one, n) => (n === index ? pair : one)))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      {pairs.map(([name, text], index) => (
        // Rows have no name of their own before they are written.
        // oxlint-disable-next-line react/no-array-index-key
        <Flex key={index} gap={8}>
          <Input
            aria-label={first}
            placeholder={first}
            maxLength={80}
            style={{ flex: '0 1 220px', minWidth: 0 }}
            value={name}
            onChange={({ target }) => set(index, [target.value, text])}
          />
          <Input
            aria-label={second}
            placeholder={second}
            maxLength={300}
            style={{ flex: 1, minWidth: 0 }}
            value={text}
            onChange={({ target }) => set(index, [name, target.value])}
          />
          <Button aria-label={`${t('remove')} ${name}`} onClick={() => onChange(pairs.filter((_, n) => n !== index))}>
            ×
          </Button>
        </Flex>
      ))}
      <div>
        <Button size="small" disabled={pairs.length >= maximum} onClick={() => onChange([...pairs, ['', '']])}>
          {add}
        </Button>
      </div>
    </div>
  )
}
