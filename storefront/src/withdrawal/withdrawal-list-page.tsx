import type { Withdrawal, WithdrawalSource } from '@longmall/contract/withdrawal.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useLedgerCurrency } from '../shell/site.ts'
import { pages } from '@longmall/web/call/query.ts'
import { useDateTime } from '../shell/date-time.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { RecordRow, recordClass } from '../wallet/record/record-row.tsx'
import { listedStates, readState } from './withdrawal-address.ts'
import { sourceInput, withdrawalFlows } from './withdrawal-flow.ts'
import { WithdrawalState } from './withdrawal-state.tsx'

const tabs = ['all', ...listedStates] as const

/** The member's withdrawals from a source by state, the newest first. */
export function WithdrawalListPage({ source, title }: { source: WithdrawalSource; title: string }) {
  const t = useTranslations('withdrawal')
  const flow = withdrawalFlows[source]
  const go = useGo()
  const { state } = useScreenSearch(readState)
  return (
    <>
      <PageHeader title={title} fallback={flow.back} />
      <Tabs
        label={title}
        className="sticky top-12 z-20"
        tabs={tabs.map((key) => ({ key, label: key === 'all' ? t('tab_all') : t(`state_${key}`) }))}
        selected={state ?? 'all'}
        onSelect={(key) => void go(flow.list, { state: key === 'all' ? undefined : key }, { replace: true })}
      >
        <div className="p-3">
          <EndlessList
            query={pages('withdrawal/list', { ...sourceInput(source), ...(state && { state }) })}
            keyOf={(one) => one.withdrawal_id}
            gap={12}
            pull
            empty={
              <EmptyState
                drawing="wallet"
                title={t('list_empty')}
                text={t('list_empty_text')}
                action={
                  <Link to={flow.apply} className={buttonClass({})}>
                    {t('apply')}
                  </Link>
                }
              />
            }
          >
            {(withdrawal) => <Row withdrawal={withdrawal} />}
          </EndlessList>
        </div>
      </Tabs>
      <BackToTop />
    </>
  )
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const dateTime = useDateTime()
  const currency = useLedgerCurrency()
  const { account } = withdrawal
  return (
    <Link to="/v2/member/withdrawal_detail/withdrawal_detail" search={{ id: withdrawal.withdrawal_id }} className={recordClass}>
      <RecordRow
        title={t(`${account.account_type}_type`)}
        notes={[account.number, dateTime(withdrawal.created_at)]}
        amount={displayPrice(withdrawal.amount, currency)}
        state={<WithdrawalState state={withdrawal.state} />}
      />
    </Link>
  )
}
