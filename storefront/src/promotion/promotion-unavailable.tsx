import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import type { ScreenPath } from '../routes/table.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** In place of a promotion that does not exist; `zone` shows the others of its kind. */
export function PromotionUnavailable({ zone = '/v2/index/index/index' }: { zone?: ScreenPath }) {
  const t = useTranslations('promotion')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="lost"
        title={t('not_found')}
        text={t('not_found_text')}
        action={
          <Link to={zone} className={buttonClass({})}>
            {t('view_others')}
          </Link>
        }
      />
    </div>
  )
}

/** In place of a promotion or a zone whose add-on is switched off (SHL-07). */
export function PromotionOff() {
  const t = useTranslations('promotion')
  const tShell = useTranslations('shell')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="soon"
        title={tShell('feature_off')}
        text={t('unavailable_text')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {tShell('go_home')}
          </Link>
        }
      />
    </div>
  )
}
