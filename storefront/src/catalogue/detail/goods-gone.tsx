import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** In place of goods that do not exist. */
export function GoodsGone() {
  const say = usePhrases('catalogue')
  const sayShell = usePhrases('shell')
  return (
    <div className="my-auto">
      <EmptyState
        heading="h1"
        drawing="lost"
        title={say('goods_not_found')}
        text={say('goods_not_found_text')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {sayShell('go_home')}
          </Link>
        }
      />
    </div>
  )
}
