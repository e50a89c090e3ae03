import type { Language } from '@longmall/contract/fields.ts'
import { Button, Flex, Input } from 'antd'
import { useState } from 'react'
import { useTranslations } from '../../shell/language.tsx'
import type { Attribute, Names, Value } from './matrix.ts'

export interface AttributesEditorProps {
  attributes: readonly Attribute[]
  /** The language of the names. */
  language: Language
  onChange: (attributes: Attribute[]) => void
}

const blank = (): Value => ({ key: crypto.randomUUID(), id: null, names: {} })

/** Attributes such as colour and size: up to five, with up to fifty values each. */
export function AttributesEditor({ attributes, language, onChange }: AttributesEditorProps) {
  const t = useTranslations('goods')
  const set = (index: number, attribute: Attribute) => onChange(attributes.map((one, n) => (n === index ? attribute : one)))
  const swap = (index: number, other: number) =>
    onChange(attributes.map((one, n) => (n === index ? attributes[other]! : n === other ? attributes[index]! : one)))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      {attributes.map((attribute, index) => (
        <fieldset key={attribute.key} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: 12, margin: 0, minWidth: 0 }}>
          <Flex gap={8} wrap style={{ marginBottom: 8 }}>
            <NameInput
              label={t('attribute_name', { number: index + 1 })}
              names={attribute.names}
              language={language}
              maximum={60}
              width={220}
              onChange={(names) => set(index, { ...attribute, names })}
            />
            <Button aria-label={t('attribute_up', { number: index + 1 })} disabled={index === 0} onClick={() => swap(index, index - 1)}>
              ↑
            </Button>
            <Button
              aria-label={t('attribute_down', { number: index + 1 })}
              disabled={index === attributes.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              ↓
            </Button>
            <Button danger onClick={() => onChange(attributes.filter((one) => one !== attribute))}>
              {t('remove_attribute')}
            </Button>
          </Flex>
          <Values attribute={attribute} index={index} language={language} onChange={(values) => set(index, { ...attribute, values })} />
        </fieldset>
      ))}
      <div>
        <Button disabled={attributes.length >= 5} onClick={() => onChange([...attributes, { ...blank(), values: [blank()] }])}>
          {t('add_attribute')}
        </Button>
      </div>
    </div>
  )
}

interface ValuesProps {
  attribute: Attribute
  index: number
  language: Language
  onChange: (values: Value[]) => void
}

function Values({ attribute: { values }, index, language, onChange }: ValuesProps) {
  const t = useTranslations('goods')
  const [added, setAdded] = useState('')
  const add = () => {
    const value = blank()
    setAdded(value.key)
    onChange([...values, value])
  }
  return (
    <Flex gap={8} wrap>
      {values.map((value, n) => (
        <Flex key={value.key} gap={2}>
          <NameInput
            label={t('value_name', { number: n + 1, attribute: index + 1 })}
            names={value.names}
            language={language}
            maximum={80}
            width={130}
            isNew={value.key === added}
            onChange={(names) => onChange(values.map((one) => (one.key === value.key ? { ...one, names } : one)))}
            onEnter={values.length < 50 ? add : undefined}
          />
          <Button
            aria-label={t('remove_value', { number: n + 1, attribute: index + 1 })}
            disabled={values.length === 1}
            onClick={() => onChange(values.filter((one) => one.key !== value.key))}
          >
            ×
          </Button>
        </Flex>
      ))}
      <Button type="dashed" disabled={values.length >= 50} onClick={add}>
        {t('add_value')}
      </Button>
    </Flex>
  )
}

interface NameInputProps {
  label: string
  names: Names
  language: Language
  maximum: number
  width: number
  /** Just added: gets the focus. */
  isNew?: boolean
  onChange: (names: Names) => void
  onEnter?: (() => void) | undefined
}

/** A name in one language; English is the placeholder, as it is the fallback in the shop. */
const NameInput = ({ label, names, language, maximum, width, isNew = false, onChange, onEnter }: NameInputProps) => (
  <Input
    aria-label={label}
    placeholder={names['en-us'] || label}
    lang={language}
    autoFocus={isNew}
    maxLength={maximum}
    style={{ width }}
    {...(language === 'en-us' && !names['en-us']?.trim() && { status: 'warning' as const })}
    value={names[language] ?? ''}
    onChange={({ target }) => onChange({ ...names, [language]: target.value })}
    onPressEnter={(event) => {
      // Enter moves to the next value, and does not submit the form.
      event.preventDefault()
      onEnter?.()
    }}
  />
)
