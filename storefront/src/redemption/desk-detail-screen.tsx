import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { CheckedCode } from './check/checked-code.tsx'
import { RecordView } from './record/record-view.tsx'
import { readDeskDetail } from './redemption-address.ts'

/** What a code hands over, shown before it is confirmed, or a record of what was handed over (DSK-01, DSK-02, R-28). */
export function DeskDetailScreen() {
  const t = useTranslations('redemption')
  const { code, redemption_id } = useScreenSearch(readDeskDetail)
  return (
    <>
      <PageHeader title={t(redemption_id === undefined ? 'detail_title' : 'record_title')} fallback="/v2/verification/index" />
      {redemption_id !== undefined ? (
        <RecordView redemption_id={redemption_id} />
      ) : code !== undefined ? (
        <CheckedCode key={code} code={code} />
      ) : (
        <EmptyState
          drawing="lost"
          title={t('no_code')}
          text={t('no_code_text')}
          action={
            <Link to="/v2/verification/index" replace className={buttonClass({})}>
              {t('to_desk')}
            </Link>
          }
        />
      )}
    </>
  )
}
