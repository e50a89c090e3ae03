import type { PointsShopItem } from '@longmall/contract/points-shop.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Stepper } from '@longmall/ui/form/stepper.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordSheet } from '../../payment/password-sheet.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Link, useGo } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { CoinPrice } from '../parts/coin-price.tsx'
import { useMemberCoins } from './use-member-coins.ts'

/** The maximum of one call. */
const maxPerOrder = 99

/** Bottom bar for a coupon or red packet: quantity, cost, and the order button, which asks for confirmation. */
export function PointsOrderBar({ item }: { item: PointsShopItem }) {
  const t = useTranslations('pointsshop')
  const moment = useMoment()
  const [quantity, setQuantity] = useState(1)
  const maxQuantity = Math.min(item.remaining ?? maxPerOrder, maxPerOrder)
  const enteredQuantity = Math.max(1, Math.min(quantity, maxQuantity))
  const { placeOrder, isBusy, password } = usePointsOrder(item)
  const labels = {
    upcoming: t('from', { time: moment(item.starts_at) }),
    ended: t('ended'),
    sold_out: t('sold_out'),
    limit_reached: t('limit_reached'),
    running: '',
  }[item.state]
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      {item.state === 'running' ? (
        <>
          <div className="flex min-h-12 items-center justify-between gap-3 px-4 pt-1">
            <span className="text-14 text-body">{t('quantity')}</span>
            <Stepper value={enteredQuantity} onChange={setQuantity} max={maxQuantity} label={t('quantity')} />
          </div>
          <div className="flex min-h-15 items-center justify-between gap-3 px-4 pb-1">
            <CoinPrice longcoin={item.longcoin * enteredQuantity} />
            <Button busy={isBusy} onClick={() => void placeOrder(enteredQuantity)}>
              {t('buy_now')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex min-h-15 items-center gap-3 px-4">
          <span role="status" className="min-w-0 flex-1 text-14 text-quiet">
            {labels}
          </span>
          <Link to="/promotionpages/point/list/list" search={{ tab: item.kind }} className={buttonClass({ look: 'soft' })}>
            {t('view_others')}
          </Link>
        </div>
      )}
      {password}
    </div>
  )
}

/** Money for coins requires the payment password, a coupon only a confirmation. */
function usePointsOrder({ item_id, kind, name, longcoin }: PointsShopItem) {
  const t = useTranslations('pointsshop')
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const checkCoins = useMemberCoins()
  const [isChecking, setChecking] = useState(false)
  const [passwordQuantity, setPasswordQuantity] = useState<number | null>(null)
  const sent = useMutation({
    ...mutation('points_shop/buy'),
    onSuccess: ({ points_order_id }) => go('/promotionpages/point/result/result', { points_order_id }, { replace: true }),
    // Also after a refusal: the cached data are stale.
    onSettled: () => {
      setPasswordQuantity(null)
      for (const queryKey of [['points_shop'], ['wallet'], ['coupon'], ['member', 'centre']]) void client.invalidateQueries({ queryKey })
    },
  })
  const questionOf = (quantity: number) => ({
    title: t('question', { name, count: quantity }),
    text: t('question_text', { count: formatCount(longcoin * quantity, language) }),
  })
  async function placeOrder(quantity: number) {
    const coins = longcoin * quantity
    setChecking(true)
    const isReady = await checkCoins(coins).finally(() => setChecking(false))
    if (!isReady) return
    if (kind === 'red_packet') return setPasswordQuantity(quantity)
    const isSure = await confirm({ ...questionOf(quantity), confirmLabel: t('buy') })
    if (isSure) sent.mutate({ item_id, quantity, longcoin: coins })
  }
  const orderQuantity = passwordQuantity ?? 1
  const password = kind === 'red_packet' && (
    <PasswordSheet
      open={passwordQuantity !== null}
      grantFor={{ purpose: 'longcoin', amount: String(longcoin * orderQuantity) }}
      onClose={() => setPasswordQuantity(null)}
      onGranted={(longcoin_grant) => sent.mutate({ item_id, quantity: orderQuantity, longcoin: longcoin * orderQuantity, longcoin_grant })}
      isBusy={sent.isPending}
    >
      <p className="text-16 font-semibold text-strong">{questionOf(orderQuantity).title}</p>
      <p className="text-14 text-quiet">{questionOf(orderQuantity).text}</p>
    </PasswordSheet>
  )
  return { placeOrder, isBusy: isChecking || sent.isPending, password }
}
