import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Stepper } from '@longmall/ui/form/stepper.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import type { PricedGoods } from '../price/best-price.ts'
import { limitReached } from './quantity-limit.ts'
import { openNames } from './sku-choice-names.ts'
import { SkuHead } from './sku-head.tsx'
import { SkuValues } from './sku-values.tsx'
import type { SkuChoice } from './use-sku-choice.ts'

/** What the sheet ends with: its label, and what happens with the variant and quantity chosen. */
export interface SkuAction {
  label: string
  look?: 'primary' | 'soft'
  busy?: boolean
  run: (sku: Sku, quantity: number) => void
}

export interface SkuSheetProps extends Pick<PricedGoods, 'promotion' | 'on_page'> {
  open: boolean
  onClose: () => void
  goods: GoodsDetail
  chosen: SkuChoice
  actions: readonly SkuAction[]
  /** Below the quantity, such as a hint about the minimum quantity. */
  note?: ReactNode
}

/** Sheet to choose a variant and a quantity (CAT-04): updates price, stock and picture; sold-out values are disabled. */
export function SkuSheet({ open, onClose, goods, chosen, actions, promotion, on_page, note }: SkuSheetProps) {
  const t = useTranslations('catalogue')
  const { choice, sku, pick, quantity, start, limit, setQuantity } = chosen
  const reached = sku && limitReached(quantity, start, limit)
  const run = (action: SkuAction) => {
    if (!sku) return toast(t('please_choose', { names: openNames(goods, choice) }))
    action.run(sku, quantity)
  }
  const footer =
    sku?.stock === 'none' ? (
      <Button block disabled>
        {t('sold_out')}
      </Button>
    ) : (
      <div className="flex gap-3">
        {actions.map((action) => (
          <Button key={action.label} look={action.look ?? 'primary'} busy={action.busy} onClick={() => run(action)} className="flex-1">
            {action.label}
          </Button>
        ))}
      </div>
    )
  return (
    <Sheet open={open} onClose={onClose} title={t('choose_options')} footer={footer}>
      <div className="space-y-5 pt-1">
        <SkuHead goods={goods} chosen={chosen} promotion={promotion} on_page={on_page} />
        <SkuValues goods={goods} choice={choice} onPick={pick} />
        <div>
          <div className="flex items-center justify-between">
            <span className="text-14 text-body">
              {t('quantity')}
              {goods.max_per_member !== null && (
                <span className="ml-2 text-12 text-quiet">{t('max_per_member', { count: goods.max_per_member })}</span>
              )}
            </span>
            <Stepper value={quantity} max={Math.max(1, limit.max)} disabled={limit.max === 0} onChange={setQuantity} />
          </div>
          <p role="status" className="min-h-4 text-right text-12 text-danger">
            {reached && t(reached === 'limit' ? 'limit_reached' : 'stock_reached')}
          </p>
          {note}
        </div>
      </div>
    </Sheet>
  )
}
