import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** In place of the exchange centre while the merchant has it switched off (SHL-07). */
export function PointsShopDisabled() {
  const t = useTranslations('pointsshop')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="closed"
        title={t('disabled')}
        text={t('disabled_text')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {t('go_home')}
          </Link>
        }
      />
    </div>
  )
}
