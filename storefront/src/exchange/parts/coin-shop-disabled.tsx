import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** In place of the exchange centre while the merchant has it switched off (SHL-07). */
export function CoinShopDisabled() {
  const say = usePhrases('exchange')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="closed"
        title={say('disabled')}
        text={say('disabled_text')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {say('go_home')}
          </Link>
        }
      />
    </div>
  )
}
