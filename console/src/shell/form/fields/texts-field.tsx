import { languages, type Language } from '@longmall/contract/fields.ts'
import { Badge, Input, Tabs, Typography } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../language.tsx'
import type { Control, TextPart } from '../field.ts'

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))

type Row = { language: Language } & Record<string, unknown>

/** Texts in each language, `[{language, …parts}]`, with a mark where a language lacks them; English is shown there. */
export function TextsField({ id, parts, value, onChange }: Control & { parts: readonly TextPart[] }) {
  const t = useTranslations()
  const { language } = useConsoleLanguage()
  const [shown, show] = useState<string>(language)
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const rowOf = (name: Language) => rows.find((row) => row.language === name)
  const lacks = (name: Language) => parts.some((part) => !part.isOptional && !rowOf(name)?.[part.name])
  const write = (name: Language, part: string, text: string) => {
    const others = rows.filter((row) => row.language !== name)
    const changed: Row = { ...rowOf(name), language: name, [part]: text || undefined }
    const isEmpty = parts.every((one) => !changed[one.name])
    onChange?.(languages.flatMap((one) => (one === name ? (isEmpty ? [] : [changed]) : others.filter((row) => row.language === one))))
  }
  return (
    <div id={id}>
      <Tabs
        size="small"
        activeKey={shown}
        onChange={show}
        items={languageOptions.map(({ value: name, label }) => ({
          key: name,
          label: lacks(name) ? (
            <Badge dot title={t('missing_text')} offset={[4, 2]}>
              {label}
            </Badge>
          ) : (
            label
          ),
          children: (
            <div style={{ display: 'grid', gap: 12 }} lang={name}>
              {parts.map((part) => (
                <PartInput
                  key={part.name}
                  part={part}
                  language={label}
                  text={String(rowOf(name)?.[part.name] ?? '')}
                  onChange={(text) => write(name, part.name, text)}
                />
              ))}
            </div>
          ),
        }))}
      />
      <Typography.Text style={{ fontSize: 12, color: '#5c5c69' }}>{t('english_fallback')}</Typography.Text>
    </div>
  )
}

interface PartInputProps {
  part: TextPart
  language: string
  text: string
  onChange: (text: string) => void
}

function PartInput({ part, language, text, onChange }: PartInputProps) {
  const name = `${part.label} · ${language}`
  return (
    <label style={{ display: 'block' }}>
      <span style={{ display: 'block', marginBottom: 4 }}>{part.label}</span>
      {part.kind === 'html' ? (
        <Suspense fallback={<Input.TextArea disabled rows={8} />}>
          <RichText label={name} value={text} onChange={onChange} />
        </Suspense>
      ) : part.kind === 'area' ? (
        <Input.TextArea
          aria-label={name}
          rows={part.rows ?? 3}
          maxLength={part.maximum}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input aria-label={name} maxLength={part.maximum} value={text} onChange={({ target }) => onChange(target.value)} />
      )}
    </label>
  )
}
