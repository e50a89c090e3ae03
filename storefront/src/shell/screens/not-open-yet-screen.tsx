import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Link } from '../link.tsx'
import { useTranslations } from '../translations.tsx'

/** Stands at every path of the route table whose screen is not built yet. */
export function NotOpenYetScreen() {
  const t = useTranslations('shell')
  return (
    <>
      <PageHeader title={t('retry_later_title')} untitled />
      <div className="my-auto">
        <EmptyState
          heading="h1"
          drawing="soon"
          title={t('retry_later_title')}
          text={t('retry_later_text')}
          action={
            <Link to="/v2/index/index/index" className={buttonClass({})}>
              {t('go_home')}
            </Link>
          }
        />
      </div>
    </>
  )
}
