import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Link } from '../link.tsx'
import { useTranslations } from '../translations.tsx'

/** Where code -19999 leads: the account is gone, the shop is not. */
export function AccountCancelledScreen() {
  const t = useTranslations('shell')
  return (
    <>
      <PageHeader title={t('cancelled_title')} untitled />
      <div className="my-auto">
        <EmptyState
          heading="h1"
          drawing="lost"
          title={t('cancelled_title')}
          text={t('cancelled_text')}
          action={
            <div className="flex flex-col gap-3">
              <Link to="/v1/login/register/introduce" className={buttonClass({})}>
                {t('create_account')}
              </Link>
              <Link to="/v2/index/index/index" className={buttonClass({ look: 'text' })}>
                {t('go_home')}
              </Link>
            </div>
          }
        />
      </div>
    </>
  )
}
