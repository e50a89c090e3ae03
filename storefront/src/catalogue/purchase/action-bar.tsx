import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { purchasePaths } from '../../addresses/order-address.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { CartEntry } from './cart-entry.tsx'

export interface ActionBarProps {
  goods: GoodsDetail
  adding: boolean
  onAdd: () => void
  onBuy: () => void
}

/** The foot of the goods page: the cart, and the two ways to buy, or what to do where there is none. */
export function ActionBar({ goods, adding, onAdd, onBuy }: ActionBarProps) {
  const t = useTranslations('catalogue')
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      <div className="flex min-h-15 items-center gap-2 pr-3 pl-1">
        <CartEntry />
        {goods.state !== 'on_sale' ? (
          <Link
            to="/v2/goods/list/list"
            search={{ category_id: goods.category_path.at(-1)?.category_id }}
            className={buttonClass({ block: true })}
          >
            {t('similar')}
          </Link>
        ) : goods.goods_type !== 'standard' ? (
          <Link
            to={purchasePaths[goods.goods_type]}
            search={{ sku_id: goods.sku_id, quantity: 1 }}
            className={buttonClass({ block: true })}
          >
            {t('buy_now')}
          </Link>
        ) : (
          <>
            <Button look="soft" busy={adding} onClick={onAdd} className="flex-1">
              {t('add_to_cart')}
            </Button>
            <Button onClick={onBuy} className="flex-1">
              {t('buy_now')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
