import type { Language } from '@longmall/contract/fields.ts'
import { Button, Flex, Input } from 'antd'
import { useState } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { Attribute, Names, Value } from './matrix.ts'

export interface AttributesEditorProps {
  attributes: readonly Attribute[]
  /** Whose names are written. */
  language: Language
  onChange: (attributes: Attribute[]) => void
}

const blank = (): Value => ({ key: crypto.randomUUID(), id: null, names: {} })

/** What shoppers choose by, such as colour and size: up to five attributes with up to fifty values each. */
export function AttributesEditor({ attributes, language, onChange }: AttributesEditorProps) {
  const say = useWords('goods')
  const set = (place: number, attribute: Attribute) => onChange(attributes.map((one, n) => (n === place ? attribute : one)))
  const swap = (place: number, other: number) =>
    onChange(attributes.map((one, n) => (n === place ? attributes[other]! : n === other ? attributes[place]! : one)))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      {attributes.map((attribute, place) => (
        <fieldset key={attribute.key} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: 12, margin: 0, minWidth: 0 }}>
          <Flex gap={8} wrap style={{ marginBottom: 8 }}>
            <NameInput
              label={say('attribute_name', { number: place + 1 })}
              names={attribute.names}
              language={language}
              maximum={60}
              width={220}
              onChange={(names) => set(place, { ...attribute, names })}
            />
            <Button aria-label={say('attribute_up', { number: place + 1 })} disabled={place === 0} onClick={() => swap(place, place - 1)}>
              ↑
            </Button>
            <Button
              aria-label={say('attribute_down', { number: place + 1 })}
              disabled={place === attributes.length - 1}
              onClick={() => swap(place, place + 1)}
            >
              ↓
            </Button>
            <Button danger onClick={() => onChange(attributes.filter((one) => one !== attribute))}>
              {say('remove_attribute')}
            </Button>
          </Flex>
          <Values attribute={attribute} place={place} language={language} onChange={(values) => set(place, { ...attribute, values })} />
        </fieldset>
      ))}
      <div>
        <Button disabled={attributes.length >= 5} onClick={() => onChange([...attributes, { ...blank(), values: [blank()] }])}>
          {say('add_attribute')}
        </Button>
      </div>
    </div>
  )
}

interface ValuesProps {
  attribute: Attribute
  place: number
  language: Language
  onChange: (values: Value[]) => void
}

function Values({ attribute: { values }, place, language, onChange }: ValuesProps) {
  const say = useWords('goods')
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
            label={say('value_name', { number: n + 1, attribute: place + 1 })}
            names={value.names}
            language={language}
            maximum={80}
            width={130}
            isNew={value.key === added}
            onChange={(names) => onChange(values.map((one) => (one.key === value.key ? { ...one, names } : one)))}
            onEnter={values.length < 50 ? add : undefined}
          />
          <Button
            aria-label={say('remove_value', { number: n + 1, attribute: place + 1 })}
            disabled={values.length === 1}
            onClick={() => onChange(values.filter((one) => one.key !== value.key))}
          >
            ×
          </Button>
        </Flex>
      ))}
      <Button type="dashed" disabled={values.length >= 50} onClick={add}>
        {say('add_value')}
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
  /** It was just asked for: typing goes on in it. */
  isNew?: boolean
  onChange: (names: Names) => void
  onEnter?: (() => void) | undefined
}

/** A name in one language; English shows where it has none, as it will in the shop. */
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
      // Enter goes on to the next value; the form is not sent by it.
      event.preventDefault()
      onEnter?.()
    }}
  />
)
