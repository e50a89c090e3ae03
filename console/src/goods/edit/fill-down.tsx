import type { Language } from '@longmall/contract/fields.ts'
import { Button, Flex, Input, Select } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from '../../shell/language.tsx'
import { fillDown, type Fill, type Matrix, nameIn } from './matrix.ts'

export interface FillDownProps {
  matrix: Matrix
  language: Language
  onChange: (matrix: Matrix) => void
}

/** Enters price, stock or weight in many rows at once: in all, or in those with one value. */
export function FillDown({ matrix, language, onChange }: FillDownProps) {
  const t = useTranslations('goods')
  const [value, setValue] = useState<string | null>(null)
  const [fill, setFill] = useState<Fill>({})
  const apply = () => {
    onChange(fillDown(matrix, value, fill))
    setFill({})
  }
  const onEnter = (event: KeyboardEvent) => {
    event.preventDefault()
    apply()
  }
  const cell = (name: 'price' | 'market_price' | 'cost_price' | 'stock_change' | 'weight_grams', label: string) => (
    <Input
      aria-label={t('fill_cell', { name: label })}
      placeholder={label}
      inputMode="decimal"
      style={{ width: 120 }}
      value={fill[name] ?? ''}
      onChange={({ target }) => setFill({ ...fill, [name]: target.value })}
      onPressEnter={onEnter}
    />
  )
  return (
    <Flex gap={8} wrap align="center" role="group" aria-label={t('fill')}>
      <span>{t('fill')}</span>
      <Select
        aria-label={t('fill_row_count')}
        style={{ width: 200 }}
        value={value ?? ''}
        onChange={(key: string) => setValue(key || null)}
        options={[
          { value: '', label: t('all_rows') },
          ...matrix.attributes.map((attribute) => ({
            label: nameIn(attribute.names, language) || '–',
            options: attribute.values.map(({ key, names }) => ({ value: key, label: nameIn(names, language) || '–' })),
          })),
        ]}
      />
      {cell('price', t('price'))}
      {cell('market_price', t('market_price'))}
      {cell('cost_price', t('cost_price'))}
      {cell('stock_change', t('stock_change'))}
      {cell('weight_grams', t('weight'))}
      <Button disabled={Object.values(fill).every((one) => !one)} onClick={apply}>
        {t('fill_in')}
      </Button>
    </Flex>
  )
}
