import type { CartLine } from '@longmall/contract/cart.ts'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choice, choose, findSku, valueState } from '../catalogue/sku/sku-choice.ts'
import { useCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/translations.tsx'
import type { CartTools } from './use-cart.ts'

export interface VariantSheetProps {
  line: CartLine
  tools: CartTools
  open: boolean
  onClose: () => void
}

/** Another variant of the same goods in place (ORD-01). */
export function VariantSheet({ line, tools, open, onClose }: VariantSheetProps) {
  const t = useTranslations('cart')
  const goods = useQuery({ ...query('catalogue/detail', { sku_id: line.sku_id }), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={t('choose_variant')}>
      {goods.data ? (
        <Variants goods={goods.data} line={line} tools={tools} onClose={onClose} />
      ) : (
        <Skeleton className="h-48 w-full rounded-12" />
      )}
    </Sheet>
  )
}

function Variants({ goods, line, tools, onClose }: { goods: GoodsDetail } & Pick<VariantSheetProps, 'line' | 'tools' | 'onClose'>) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const [choice, setChoice] = useState<Choice>(
    () => goods.skus.find((sku) => sku.sku_id === line.sku_id)?.value_ids ?? goods.attributes.map(() => null),
  )
  const chosen = findSku(goods.skus, choice)
  const settle = () => {
    if (chosen && chosen.sku_id !== line.sku_id)
      tools.changeSku.mutate({ line_id: line.line_id, sku_id: chosen.sku_id, quantity: line.quantity })
    onClose()
  }
  return (
    <div className="space-y-4">
      <p className="text-14 text-strong">{goods.goods_name}</p>
      {chosen && <Price amount={chosen.price} currency={currency} size="large" />}
      {goods.attributes.map((attribute, at) => (
        <ChoiceGroup
          key={attribute.attribute_id}
          label={attribute.attribute_name}
          selected={choice[at] ?? null}
          onSelect={(value) => setChoice(choose(choice, at, value))}
          choices={attribute.values.map(({ value_id, value_name }) => ({
            value: value_id,
            label: value_name,
            disabled: valueState(goods.skus, choice, at, value_id) !== 'open',
          }))}
        />
      ))}
      <Button size="large" block disabled={!chosen || chosen.stock === 'none'} onClick={settle}>
        {t('update')}
      </Button>
    </div>
  )
}
