import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import type { ExchangeTab } from '../exchange-address.ts'

/** In place of an empty tab of the centre. */
export function NothingToExchange({ tab }: { tab: ExchangeTab }) {
  const say = usePhrases('exchange')
  return (
    <EmptyState
      drawing={tab === 'red_packet' ? 'wallet' : tab === 'coupon' ? 'coupon' : 'list'}
      title={say(`empty_${tab}`)}
      text={say('empty_text')}
      action={
        <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
          {say('shop_now')}
        </Link>
      }
    />
  )
}
