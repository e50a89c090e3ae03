import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { noticesQuery } from '../article-queries.ts'
import { NoticeRow } from './notice-row.tsx'

/** What the shop announced, newest first (CAT-11). */
export function NoticeListScreen() {
  const t = useTranslations('article')
  return (
    <>
      <PageHeader title={t('notices')} />
      <div className="flex-1 p-3">
        <EndlessList query={noticesQuery} keyOf={({ article_id }) => article_id} gap={10} pull empty={<NoNotices />}>
          {(notice) => <NoticeRow notice={notice} />}
        </EndlessList>
      </div>
      <BackToTop />
    </>
  )
}

function NoNotices() {
  const t = useTranslations('article')
  return (
    <EmptyState
      drawing="message"
      title={t('notices_empty')}
      action={
        <Link to="/v2/index/index/index" className={buttonClass({ look: 'soft' })}>
          {t('browse_shop')}
        </Link>
      }
    />
  )
}
