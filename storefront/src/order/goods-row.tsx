import type { Picture as StoredPicture } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'

export interface GoodsLine {
  goods_name: string
  sku_name: string
  picture: StoredPicture | null
  unit_price: string
  list_price?: string
  quantity: number
  is_gift?: boolean
  refunded_quantity?: number
  after_sale_state?: 'open' | 'refunded' | 'closed' | null
}

/** A gift, not a purchased item; screens that show orders load the translations. */
function Present() {
  const t = useTranslations('order')
  return (
    <>
      <Tag tone="danger">{t('present')}</Tag>{' '}
    </>
  )
}

/** Refunded or requested quantity of the line. */
function RefundTag({ line: { quantity, refunded_quantity = 0, after_sale_state } }: { line: GoodsLine }) {
  const t = useTranslations('order')
  if (after_sale_state === 'open') return <Tag tone="warning">{t('refund_open')}</Tag>
  return <Tag tone="quiet">{refunded_quantity < quantity ? t('refunded_quantity', { count: refunded_quantity }) : t('refunded')}</Tag>
}

/** One line of an order: picture, name, variant, price and quantity. */
export function GoodsRow({ line }: { line: GoodsLine }) {
  const currency = useCurrency()
  return (
    <li className="flex gap-3">
      <div className="w-18 shrink-0">
        <Picture picture={line.picture} sizes="72px" decorative className="rounded-8" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-14 text-strong">
          {line.is_gift && <Present />}
          {line.goods_name}
        </p>
        <p className="mt-0.5 truncate text-12 text-quiet">{line.sku_name}</p>
        {((line.refunded_quantity ?? 0) > 0 || line.after_sale_state === 'open') && (
          <p className="mt-1">
            <RefundTag line={line} />
          </p>
        )}
      </div>
      <div className="shrink-0 text-right">
        <Price amount={line.unit_price} currency={currency} size="small" plain className="text-strong" />
        {line.list_price !== undefined && line.list_price !== line.unit_price && (
          <p>
            <Price amount={line.list_price} currency={currency} struck />
          </p>
        )}
        <p className="figures text-12 text-quiet">×{line.quantity}</p>
      </div>
    </li>
  )
}
