import type { SharedBargain } from '@longmall/contract/bargain.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import type { ReactNode } from 'react'
import { useShare } from '../../catalogue/share/use-share.ts'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { detailPath } from '../bargain-address.ts'
import { useHelp } from './use-help.ts'

const Bar = ({ children }: { children: ReactNode }) => (
  <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
    <div className="flex min-h-15 items-center gap-2 px-3">{children}</div>
  </div>
)

/** What the caller can do with a bargain: its owner shares and orders it; a friend helps once, and may start one too. */
export function BargainFooter({ bargain }: { bargain: SharedBargain }) {
  return <Bar>{bargain.is_mine ? <OwnerActions bargain={bargain} /> : <FriendActions bargain={bargain} />}</Bar>
}

function OwnerActions({ bargain }: { bargain: SharedBargain }) {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  const share = useShare()
  const { state, bargain_id, sku_id, promotion_id, price, goods_name, helped, helpers, can_buy } = bargain
  if (state === 'ordered' || state === 'purchased')
    return (
      <Link
        to="/v1/order/list/list"
        search={state === 'ordered' ? { status: 'to_pay' } : {}}
        className={`${buttonClass({ look: state === 'ordered' ? 'primary' : 'soft' })} flex-1`}
      >
        {t(state === 'ordered' ? 'to_orders' : 'see_order')}
      </Link>
    )
  if (state === 'failed')
    return (
      <Link to={detailPath} search={{ id: promotion_id, sku_id }} className={`${buttonClass({})} flex-1`}>
        {t('try_again')}
      </Link>
    )
  const isAtFloor = helped === helpers
  return (
    <>
      {!isAtFloor && (
        <Button className="flex-1" onClick={() => void share(goods_name)}>
          {t('share')}
        </Button>
      )}
      {can_buy && (
        <Link
          to="/v2/order/confirm/confirm"
          search={{ bargain_id, sku_id, quantity: 1 }}
          className={`${buttonClass({ look: isAtFloor ? 'primary' : 'soft' })} flex-1`}
        >
          {t('buy_for', { price: displayPrice(price, currency) })}
        </Link>
      )}
    </>
  )
}

function FriendActions({ bargain }: { bargain: SharedBargain }) {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  const { help, isHelping } = useHelp(bargain.bargain_id)
  const { promotion_id, sku_id, can_help, my_cut } = bargain
  return (
    <>
      {my_cut !== null && (
        <p role="status" className="min-w-0 flex-1 text-12 text-body">
          {t('you_cut', { cut: displayPrice(my_cut, currency) })}
        </p>
      )}
      <Link
        to={detailPath}
        search={{ id: promotion_id, sku_id }}
        className={`${buttonClass({ look: can_help ? 'soft' : 'primary' })} ${my_cut === null ? 'flex-1' : ''}`}
      >
        {t('start_own')}
      </Link>
      {can_help && (
        <Button busy={isHelping} onClick={help} className="flex-1">
          {t('help')}
        </Button>
      )}
    </>
  )
}
