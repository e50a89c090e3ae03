import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The foot of a product: its one way to be ordered, or what to do where there is none. */
export function OrderBar({ goods, onOrder }: { goods: GoodsDetail; onOrder: () => void }) {
  const t = useTranslations('catalogue')
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      <div className="flex min-h-15 items-center px-4">
        {goods.state === 'on_sale' ? (
          <Button block onClick={onOrder}>
            {t('order_now')}
          </Button>
        ) : (
          <Link
            to="/v2/goods/list/list"
            search={{ category_id: goods.category_path.at(-1)?.category_id }}
            className={buttonClass({ block: true })}
          >
            {t('similar')}
          </Link>
        )}
      </div>
    </div>
  )
}
