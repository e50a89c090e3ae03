import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { EntryList } from './entry-list.tsx'
import { ExportSheet } from './export-sheet.tsx'
import { MonthCard } from './month-card.tsx'
import { TopicChips } from './topic-chips.tsx'
import { readDetail } from './wallet-address.ts'

/** What changed the balance, by type and month, with a chart and the statement as a file (WAL-02, WAL-04). */
export function BalanceDetailScreen() {
  const t = useTranslations('wallet')
  const go = useGo()
  const { month, topic } = useScreenSearch(readDetail)
  const [isExporting, setExporting] = useState(false)
  const show = (search: { month?: string | undefined; topic?: string | undefined }) =>
    void go('/v2/member/balance_detail/balance_detail', { month, topic, ...search }, { replace: true })
  return (
    <>
      <PageHeader
        title={t('detail_title')}
        fallback="/v2/member/balance/balance"
        action={<IconButton label={t('export')} icon={<Download size={22} aria-hidden />} onClick={() => setExporting(true)} />}
      />
      <div className="space-y-3 p-3">
        <MonthCard unit="MONEY" month={month} onSelect={(chosen) => show({ month: chosen })} />
        <TopicChips unit="MONEY" month={month} selected={topic} onSelect={(chosen) => show({ topic: chosen })} />
        <EntryList
          unit="MONEY"
          month={month}
          topic={topic}
          empty={
            month || topic ? (
              <EmptyState
                drawing="wallet"
                title={t('none_chosen')}
                action={
                  <Link to="/v2/member/balance_detail/balance_detail" replace className={buttonClass({ look: 'soft' })}>
                    {t('show_all')}
                  </Link>
                }
              />
            ) : (
              <EmptyState
                drawing="wallet"
                title={t('no_balance_records')}
                text={t('no_balance_records_text')}
                action={
                  <Link to="/v2/index/index/index" className={buttonClass({})}>
                    {t('go_shopping')}
                  </Link>
                }
              />
            )
          }
        />
      </div>
      <ExportSheet open={isExporting} onClose={() => setExporting(false)} unit="MONEY" />
      <BackToTop />
    </>
  )
}
