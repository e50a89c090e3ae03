import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Registration is disabled: add-on `memberregister` is off. */
export function RegistrationClosed() {
  const t = useTranslations('identity')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="closed"
        title={t('closed_title')}
        text={t('closed_text')}
        action={
          <Link to="/v1/login" className={buttonClass({ look: 'soft' })}>
            {t('log_in')}
          </Link>
        }
      />
    </div>
  )
}
