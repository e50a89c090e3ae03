import type { Language } from '@longmall/contract/fields.ts'
import type { StaffPicture } from '@longmall/contract/catalogue-staff.ts'
import { Alert, Flex, Form, Select } from 'antd'
import { useState } from 'react'
import type { Control } from '../../shell/form/field.ts'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { AttributesEditor } from './attributes-editor.tsx'
import { FillDown } from './fill-down.tsx'
import { countVariants, emptyMatrix, type Matrix, maxVariants, rowsOf, type Variant, wrongRows } from './matrix.ts'
import { VariantTable } from './variant-table.tsx'

/** Attributes with their values, and a row for each combination: the matrix grows and shrinks with them. */
export function MatrixField({ id, value, onChange }: Control) {
  const t = useTranslations('goods')
  const { language: own } = useConsoleLanguage()
  const [language, setLanguage] = useState<Language>('en-us')
  const form = Form.useFormInstance()
  const pictures = (Form.useWatch('pictures', form) ?? []) as StaffPicture[]
  const isPledge = Form.useWatch('goods_type', form) === 'pledge'
  const matrix = (value ?? emptyMatrix) as Matrix
  const change = (next: Matrix) => onChange?.(next)
  const count = countVariants(matrix.attributes)
  const wrong = wrongRows(matrix)
  const setVariant = (key: string, next: Variant) => change({ ...matrix, variants: { ...matrix.variants, [key]: next } })
  return (
    <div id={id} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <Flex gap={8} align="center" wrap>
        <span>{t('names_language')}</span>
        <Select
          aria-label={t('names_language')}
          size="small"
          style={{ width: 160 }}
          value={language}
          options={languageOptions}
          onChange={setLanguage}
        />
      </Flex>
      <AttributesEditor
        attributes={matrix.attributes}
        language={language}
        onChange={(attributes) =>
          change({
            attributes,
            variants: { ...matrix.variants, ...Object.fromEntries(rowsOf(matrix).map(({ key, variant }) => [key, variant])) },
          })
        }
      />
      {count > maxVariants && <Alert type="error" showIcon title={t('too_many_variants', { count, maximum: maxVariants })} />}
      {count > 0 && count <= maxVariants && (
        <>
          {count > 1 && <FillDown matrix={matrix} language={own} onChange={change} />}
          <VariantTable
            rows={rowsOf(matrix)}
            attributes={matrix.attributes}
            pictures={pictures}
            isPledge={isPledge}
            language={own}
            onChange={setVariant}
          />
          {wrong.length > 0 && (
            <span role="status" style={{ fontSize: 12, color: '#5c5c69' }}>
              {t('incomplete_rows', { count: wrong.length })}
            </span>
          )}
        </>
      )}
    </div>
  )
}
