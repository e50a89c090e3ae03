import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import type { ScreenPath } from '../routes/table.ts'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'

/** In place of a promotion that does not exist; `zone` shows the others of its kind. */
export function PromotionGone({ zone = '/v2/index/index/index' }: { zone?: ScreenPath }) {
  const say = usePhrases('promotion')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="lost"
        title={say('gone')}
        text={say('gone_text')}
        action={
          <Link to={zone} className={buttonClass({})}>
            {say('see_others')}
          </Link>
        }
      />
    </div>
  )
}

/** In place of a promotion or a zone whose add-on is switched off (SHL-07). */
export function PromotionOff() {
  const say = usePhrases('promotion')
  const sayShell = usePhrases('shell')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="soon"
        title={sayShell('feature_off')}
        text={say('off_text')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {sayShell('go_home')}
          </Link>
        }
      />
    </div>
  )
}
