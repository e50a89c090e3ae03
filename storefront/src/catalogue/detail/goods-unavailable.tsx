import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** In place of goods that do not exist. */
export function GoodsUnavailable() {
  const t = useTranslations('catalogue')
  const tShell = useTranslations('shell')
  return (
    <div className="my-auto">
      <EmptyState
        heading="h1"
        drawing="lost"
        title={t('goods_not_found')}
        text={t('goods_not_found_text')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {tShell('go_home')}
          </Link>
        }
      />
    </div>
  )
}
