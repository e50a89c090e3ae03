import type { OwnBargain } from '@longmall/contract/bargain.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { detailPath } from '../bargain-address.ts'
import { CutProgress } from '../parts/cut-progress.tsx'

/** One of the member's bargains in a list: goods, current price, and remaining time. */
export function OwnBargainCard({ bargain }: { bargain: OwnBargain }) {
  const t = useTranslations('bargain')
  const tPromotion = useTranslations('promotion')
  const client = useQueryClient()
  const { bargain_id, promotion_id, sku_id, goods_name, sku_name, picture, price, start_price, state, ends_at, is_sold_out, can_buy } =
    bargain
  const isCutting = state === 'cutting'
  return (
    <article className="rounded-12 bg-card p-3">
      <Link to={detailPath} search={{ bargain_id }} className="flex gap-3">
        <span className="block size-24 shrink-0 overflow-hidden rounded-8">
          <Picture picture={picture} sizes="96px" decorative />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="line-clamp-2 text-14 text-strong">{goods_name}</span>
          <span className="truncate text-12 text-quiet">{sku_name}</span>
          <span className="text-12 text-quiet">
            {is_sold_out ? (
              <Tag tone="warning">{t('sold_out')}</Tag>
            ) : isCutting ? (
              <>
                {tPromotion('ends_in')}{' '}
                <CountdownTo until={ends_at} onEnd={() => void client.invalidateQueries({ queryKey: ['bargain'] })} />
              </>
            ) : (
              <Tag tone={state === 'failed' ? 'quiet' : state === 'purchased' ? 'success' : 'warning'}>{t(`state_${state}`)}</Tag>
            )}
          </span>
          <span className="mt-auto">
            <PromotionPrice price={price} list_price={start_price} size="medium" />
          </span>
        </span>
      </Link>
      <div className="pt-3">
        <CutProgress bargain={bargain} />
      </div>
      <div className="flex flex-wrap justify-end gap-2 pt-3">
        {state === 'failed' && (
          <Link to={detailPath} search={{ id: promotion_id, sku_id }} className={buttonClass({ look: 'soft', size: 'small' })}>
            {t('try_again')}
          </Link>
        )}
        {state === 'ordered' && (
          <Link to="/v1/order/list/list" search={{ status: 'to_pay' }} className={buttonClass({ size: 'small' })}>
            {t('to_orders')}
          </Link>
        )}
        {isCutting && (
          <Link to={detailPath} search={{ bargain_id }} className={buttonClass({ size: 'small', look: can_buy ? 'primary' : 'soft' })}>
            {t('continue')}
          </Link>
        )}
      </div>
    </article>
  )
}
