import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { CartEntry } from '../../catalogue/purchase/cart-entry.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useAddSet } from './use-add-set.ts'

export interface ComboBarProps {
  detail: CampaignDetail
  items: CampaignDetail['items']
  phase: Phase
  sets: number
  isSoldOut: boolean
}

/** The bottom bar of a set: the cart, "add to cart" and "buy now"; or why neither is possible. */
export function ComboBar({ detail, items, phase, sets, isSoldOut }: ComboBarProps) {
  const t = useTranslations('campaign')
  const tPromotion = useTranslations('promotion')
  const go = useGo()
  const moment = useMoment()
  const { addSet, busy } = useAddSet()
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      <div className="flex min-h-15 items-center gap-2 pr-3 pl-1">
        <CartEntry />
        {phase === 'ended' ? (
          <Link to="/v2/goods/list/list" className={`${buttonClass({})} flex-1`}>
            {t('shop_now')}
          </Link>
        ) : phase !== 'running' || isSoldOut ? (
          <Button disabled className="flex-1">
            {phase === 'running' ? tPromotion('sold_out') : tPromotion('starts_at', { time: moment(detail.starts_at) })}
          </Button>
        ) : (
          <>
            <Button look="soft" busy={busy} onClick={() => void addSet(items, sets)} className="flex-1">
              {t('add_set')}
            </Button>
            <Button
              onClick={() => void go('/v2/order/confirm/confirm', { combo_id: detail.promotion_id, quantity: sets })}
              className="flex-1"
            >
              {t('buy_set')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
