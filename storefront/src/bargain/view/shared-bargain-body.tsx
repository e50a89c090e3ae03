import type { SharedBargain } from '@longmall/contract/bargain.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { usePromotionVisit } from '../../promotion/use-promotion-visit.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { CutProgress } from '../parts/cut-progress.tsx'
import { detailPath } from '../bargain-address.ts'
import { BargainFooter } from './bargain-footer.tsx'
import { HelpList } from './help-list.tsx'
import { SoldOut } from './sold-out.tsx'

/** A bargain: its goods, current price, time left, helpers, and the actions of the caller. */
export function SharedBargainBody({ bargain }: { bargain: SharedBargain }) {
  const t = useTranslations('bargain')
  const { promotion_id, sku_id, goods_name, sku_name, picture, price, start_price, owner, is_mine } = bargain
  usePromotionVisit(promotion_id, sku_id)
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        {!is_mine && (
          <p className="flex items-center gap-3 rounded-12 bg-card p-3 text-14 text-strong">
            <Avatar src={owner.avatar} name={owner.nickname} />
            {t('help_request', { name: owner.nickname })}
          </p>
        )}
        <Link to={detailPath} search={{ id: promotion_id, sku_id }} className="pressable flex gap-3 rounded-12 bg-card p-3">
          <span className="block size-24 shrink-0 overflow-hidden rounded-8">
            <Picture picture={picture} sizes="96px" decorative eager />
          </span>
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="line-clamp-2 text-14 text-strong">{goods_name}</span>
            {sku_name && <span className="truncate text-12 text-quiet">{sku_name}</span>}
            <span className="mt-auto">
              <PromotionPrice price={price} list_price={start_price} reason={t('current_price')} size="medium" />
            </span>
          </span>
        </Link>
        {bargain.is_sold_out && <SoldOut bargain={bargain} />}
        <section aria-label={t('title')} className="space-y-4 rounded-12 bg-card p-4">
          <BargainState bargain={bargain} />
          <CutProgress bargain={bargain} />
        </section>
        <HelpList bargain={bargain} />
      </div>
      <BargainFooter bargain={bargain} />
    </>
  )
}

/** How long it may be cut, or what became of it. */
function BargainState({ bargain: { state, ends_at } }: { bargain: SharedBargain }) {
  const t = useTranslations('bargain')
  const tPromotion = useTranslations('promotion')
  const client = useQueryClient()
  if (state === 'cutting')
    return (
      <p role="status" className="text-center text-14 text-quiet">
        {tPromotion('ends_in')}{' '}
        <span className="text-16 font-bold text-danger">
          <CountdownTo until={ends_at} onEnd={() => void client.invalidateQueries({ queryKey: ['bargain'] })} />
        </span>
      </p>
    )
  return (
    <div role="status" className="text-center">
      <p className={`text-16 font-semibold ${state === 'failed' ? 'text-danger' : 'text-success'}`}>{t(`state_${state}`)}</p>
      <p className="pt-1 text-14 text-body">{t(`${state}_text`)}</p>
    </div>
  )
}
