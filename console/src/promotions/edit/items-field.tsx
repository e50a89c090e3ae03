import { Button, Flex, Form, InputNumber, Pagination, Typography } from 'antd'
import { useContext, useRef, useState } from 'react'
import { MarkDirty } from '../../shell/form/dirty.ts'
import type { RowsLook, Values } from '../../shell/form/field.ts'
import { valueAt } from '@longmall/web/errors/path.ts'
import { useTranslations } from '../../shell/language.tsx'
import { AddGoods } from './add-goods.tsx'
import { ItemRow } from './item-row.tsx'
import { lessPercent } from './percent.ts'
import { itemsPerPage, useItemPages } from './use-item-pages.ts'
import { useSkus } from './use-skus.ts'

interface Item {
  sku_id?: number
}

const itemsOf = (values: unknown, path: RowsLook['path']) => (valueAt(values, path) ?? []) as Item[]

/** The SKUs of a promotion: added by goods or by SKU, each with its list price and stock beside its own price. */
export function ItemsField({ field, path }: RowsLook) {
  const t = useTranslations('campaign')
  const form = Form.useFormInstance<Values>()
  const markDirty = useContext(MarkDirty)
  // The SKUs alone: each keystroke in a price would render all rows again.
  const sku_ids = Form.useWatch((values: Values) => itemsOf(values, path).map(({ sku_id }) => sku_id ?? 0), { form, preserve: true }) ?? []
  const skus = useSkus(sku_ids.filter(Boolean))
  const { page, choosePage, pageOf } = useItemPages(path, sku_ids.length)
  const top = useRef<HTMLDivElement>(null)
  const hasPrices = field.fields.some(({ name }) => name === 'price')
  const lower = (percent: number) => {
    const lowered = itemsOf(form.getFieldsValue(true), path).map((item) => {
      const sku = skus.get(item.sku_id ?? 0)
      return sku ? { ...item, price: lessPercent(sku.price, percent) } : item
    })
    form.setFieldValue(path, lowered)
    markDirty()
  }
  return (
    <Form.List name={path}>
      {(rows, { add, remove }, { errors }) => (
        <div ref={top} style={{ display: 'grid', gap: 12, scrollMarginTop: 80 }}>
          <AddGoods
            chosen={sku_ids.filter(Boolean)}
            room={(field.maximum ?? 500) - rows.length}
            onAdd={(ids) => {
              ids.forEach((sku_id) => add({ sku_id, quantity: 1, rules: {} }))
              choosePage(pageOf(rows.length))
            }}
          />
          {hasPrices && rows.length > 1 && <LowerAll onLower={lower} />}
          {rows.length === 0 && <Typography.Text type="secondary">{t('no_items')}</Typography.Text>}
          {rows.slice(page * itemsPerPage, (page + 1) * itemsPerPage).map((row) => (
            <ItemRow
              key={row.key}
              fields={field.fields}
              index={row.name}
              root={[...path, row.name]}
              sku={skus.get(sku_ids[row.name] ?? 0)}
              onRemove={() => remove(row.name)}
            />
          ))}
          {rows.length > itemsPerPage && (
            <Pagination
              current={page + 1}
              total={rows.length}
              pageSize={itemsPerPage}
              showSizeChanger={false}
              showTotal={(whole, [from, until]) => `${from}–${until} / ${whole}`}
              style={{ marginBottom: 12 }}
              onChange={(number) => {
                choosePage(number - 1)
                top.current?.scrollIntoView()
              }}
            />
          )}
          <Form.ErrorList errors={errors} />
        </div>
      )}
    </Form.List>
  )
}

function LowerAll({ onLower }: { onLower: (percent: number) => void }) {
  const t = useTranslations('campaign')
  const [percent, setPercent] = useState<number | null>(null)
  return (
    <Flex gap={8} align="center" wrap>
      <InputNumber
        aria-label={t('percent_off_all')}
        placeholder={t('percent_off_all')}
        min={0}
        max={100}
        precision={0}
        suffix="%"
        style={{ width: 220 }}
        value={percent}
        onChange={setPercent}
      />
      <Button disabled={percent === null} onClick={() => percent !== null && onLower(percent)}>
        {t('set_prices')}
      </Button>
    </Flex>
  )
}
