import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { labelOf, useOfGoods } from '../../catalogue/sections/promotions.tsx'
import { usePurchase } from '../../catalogue/purchase/use-purchase.ts'
import { SkuSheet } from '../../catalogue/sku/sku-sheet.tsx'
import { useSkuChoice } from '../../catalogue/sku/use-sku-choice.ts'
import { useOpening } from '../../shell/opening/use-opening.ts'

/** The way to buy the goods at their own price, without the promotion; a variant is chosen first. */
export function AloneButton({ goods, label }: { goods: GoodsDetail; label: string }) {
  const { buy } = usePurchase()
  const chosen = useSkuChoice(goods)
  const { open, show, hide } = useOpening()
  const ofGoods = useOfGoods(goods.sku_id)
  if (goods.state !== 'on_sale') return null
  return (
    <>
      <Button look="soft" aria-haspopup="dialog" onClick={show} className="flex-1">
        {label}
      </Button>
      <SkuSheet
        open={open}
        onClose={hide}
        goods={goods}
        chosen={chosen}
        promotion={labelOf(ofGoods, chosen.shown.sku_id)}
        actions={[{ label, run: ({ sku_id }, quantity) => buy(sku_id, quantity) }]}
      />
    </>
  )
}
