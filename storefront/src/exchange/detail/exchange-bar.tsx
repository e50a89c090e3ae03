import type { ExchangeItem } from '@longmall/contract/exchange.ts'
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
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { CoinPrice } from '../parts/coin-price.tsx'
import { useMemberCoins } from './use-member-coins.ts'

/** As many as one call may ask for. */
const mostAtOnce = 99

/** The foot of a coupon or red packet: how many, what they cost, and the exchange, asked once more before it is done. */
export function ExchangeBar({ item }: { item: ExchangeItem }) {
  const say = usePhrases('exchange')
  const moment = useMoment()
  const [quantity, setQuantity] = useState(1)
  const most = Math.min(item.left ?? mostAtOnce, mostAtOnce)
  const wanted = Math.max(1, Math.min(quantity, most))
  const { exchange, isBusy, password } = useExchange(item)
  const words = {
    soon: say('from', { time: moment(item.starts_at) }),
    ended: say('ended'),
    sold_out: say('sold_out'),
    had: say('had'),
    running: '',
  }[item.state]
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      {item.state === 'running' ? (
        <>
          <div className="flex min-h-12 items-center justify-between gap-3 px-4 pt-1">
            <span className="text-14 text-body">{say('quantity')}</span>
            <Stepper value={wanted} onChange={setQuantity} max={most} label={say('quantity')} />
          </div>
          <div className="flex min-h-15 items-center justify-between gap-3 px-4 pb-1">
            <CoinPrice longcoin={item.longcoin * wanted} />
            <Button busy={isBusy} onClick={() => void exchange(wanted)}>
              {say('exchange_now')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex min-h-15 items-center gap-3 px-4">
          <span role="status" className="min-w-0 flex-1 text-14 text-quiet">
            {words}
          </span>
          <Link to="/promotionpages/point/list/list" search={{ tab: item.kind }} className={buttonClass({ look: 'soft' })}>
            {say('see_others')}
          </Link>
        </div>
      )}
      {password}
    </div>
  )
}

/** Money for coins asks for the payment password, a coupon for a tap more. */
function useExchange({ item_id, kind, name, longcoin }: ExchangeItem) {
  const say = usePhrases('exchange')
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const mayExchange = useMemberCoins()
  const [asks, setAsks] = useState(false)
  const [asksPasswordFor, setAsksPasswordFor] = useState<number | null>(null)
  const sent = useMutation({
    ...mutation('exchange/exchange'),
    onSuccess: ({ record_id }) => go('/promotionpages/point/result/result', { record_id }, { replace: true }),
    // Also after a refusal: what was shown is no longer so.
    onSettled: () => {
      setAsksPasswordFor(null)
      for (const queryKey of [['exchange'], ['wallet'], ['coupon'], ['member', 'centre']]) void client.invalidateQueries({ queryKey })
    },
  })
  const questionOf = (quantity: number) => ({
    title: say('question', { name, count: quantity }),
    text: say('question_text', { count: formatCount(longcoin * quantity, language) }),
  })
  async function exchange(quantity: number) {
    const coins = longcoin * quantity
    setAsks(true)
    const isReady = await mayExchange(coins).finally(() => setAsks(false))
    if (!isReady) return
    if (kind === 'red_packet') return setAsksPasswordFor(quantity)
    const isSure = await confirm({ ...questionOf(quantity), confirmLabel: say('exchange') })
    if (isSure) sent.mutate({ item_id, quantity, longcoin: coins })
  }
  const asked = asksPasswordFor ?? 1
  const password = kind === 'red_packet' && (
    <PasswordSheet
      open={asksPasswordFor !== null}
      grantFor={{ purpose: 'longcoin', amount: String(longcoin * asked) }}
      onClose={() => setAsksPasswordFor(null)}
      onGranted={(longcoin_grant) => sent.mutate({ item_id, quantity: asked, longcoin: longcoin * asked, longcoin_grant })}
      isBusy={sent.isPending}
    >
      <p className="text-16 font-semibold text-strong">{questionOf(asked).title}</p>
      <p className="text-14 text-quiet">{questionOf(asked).text}</p>
    </PasswordSheet>
  )
  return { exchange, isBusy: asks || sent.isPending, password }
}
