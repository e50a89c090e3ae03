import type { RowOf } from '@longmall/web/call/query.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { Link } from '../../shell/link.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** A device on sale: price, run plan, mining rate, and where it may go. */
export function DeviceGoods({ goods, mayBeHosted }: { goods: RowOf<'box/shop'>; mayBeHosted: boolean }) {
  const t = useTranslations('box')
  const currency = useCurrency()
  const isSoldOut = goods.stock === 'none'
  return (
    <Card>
      <div className="flex gap-3">
        <Link to="/v2/goods/detail/detail" search={{ sku_id: goods.sku_id }} className="w-24 shrink-0" tabIndex={-1} aria-hidden>
          <Picture picture={goods.picture} sizes="96px" decorative className="rounded-8" />
        </Link>
        <div className="flex min-w-0 flex-1 flex-col">
          <h2 className="text-16 font-semibold text-strong">
            <Link to="/v2/goods/detail/detail" search={{ sku_id: goods.sku_id }}>
              {goods.goods_name}
            </Link>
          </h2>
          {goods.sku_name && <p className="text-12 text-quiet">{goods.sku_name}</p>}
          <p className="mt-auto flex items-center justify-between gap-2 pt-2">
            <Price amount={goods.price} currency={currency} />
            {goods.stock === 'few' && <Tag tone="danger">{t('few')}</Tag>}
          </p>
        </div>
      </div>
      <dl className="hairline-t mt-3 space-y-2 pt-3 text-14">
        <Fact label={t('plan')}>{`${goods.plan_name} · ${t('days', { count: goods.term_days })}`}</Fact>
        <Fact label={t('rate')}>{t('per_day', { amount: formatAmount(goods.daily_rate, 'ACC', null) })}</Fact>
        <Fact label={t('delivery')}>{t(mayBeHosted ? 'delivery_both' : 'delivery_first')}</Fact>
      </dl>
      {isSoldOut ? (
        <p className="mt-4 text-center text-14 text-quiet">{t('sold_out')}</p>
      ) : (
        <Link
          to="/v1/order/payment/payment_entity"
          search={{ sku_id: goods.sku_id, quantity: 1 }}
          className={`${buttonClass({ block: true })} mt-4`}
        >
          {t('buy_now')}
        </Link>
      )}
    </Card>
  )
}
