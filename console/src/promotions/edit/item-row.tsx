import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { Button, Form, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import type { Control, AnyField, Values } from '../../shell/form/field.ts'
import { FormFields } from '../../shell/form/form-fields.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { percentOff } from './percent.ts'
import type { SkuFacts } from './use-skus.ts'

export interface ItemRowProps {
  fields: readonly AnyField[]
  index: number
  /** Path of the row in the whole form. */
  root: (string | number)[]
  /** Not there while it loads, or when it is no longer offered. */
  sku: SkuFacts | undefined
  onRemove: () => void
}

/** One SKU of a promotion: what it is, costs and has, and what it costs here. */
export function ItemRow({ fields, index, root, sku, onRemove }: ItemRowProps) {
  const t = useTranslations()
  const form = Form.useFormInstance<Values>()
  const price = Form.useWatch([...root, 'price'], form) as string | undefined
  const taken = Number(form.getFieldValue([...root, 'reserved']) ?? 0)
  return (
    <div className="promotion-item" style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: '12px 12px 0' }}>
      <Form.Item name={[index, 'sku_id']} style={{ marginBottom: 8 }}>
        <SkuLine sku={sku} reserved={taken} off={sku && price ? percentOff(sku.price, price) : null} />
      </Form.Item>
      <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 16 }}>
        <FormFields fields={fields.filter(({ name }) => name !== 'sku_id')} path={[index]} root={root} />
        <Button type="link" danger style={{ alignSelf: 'center', paddingInline: 0 }} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}

interface SkuLineProps extends Control {
  sku: SkuFacts | undefined
  reserved: number
  off: string | null
}

function SkuLine({ id, value, sku, reserved, off }: SkuLineProps) {
  const t = useTranslations('campaign')
  const { money, count } = useFormat()
  const { language } = useConsoleLanguage()
  const facts = sku
    ? [
        t('list_price', { money: money(sku.price) }),
        t('available', { count: count(sku.available) }),
        ...(reserved ? [t('reserved', { count: count(reserved) })] : []),
        ...(off ? [t('percent_off', { off: discountFigure(language, Number(off) * 10) })] : []),
        ...(sku.is_listed ? [] : [t('unlisted')]),
      ]
    : []
  return (
    <div id={id}>
      <strong>{sku ? [sku.goods_name, sku.sku_name].filter(Boolean).join(' · ') : `SKU ${String(value)}`}</strong>{' '}
      <Typography.Text type="secondary">{[...(sku ? [sku.sku_no] : []), ...facts].join(' · ')}</Typography.Text>
    </div>
  )
}
