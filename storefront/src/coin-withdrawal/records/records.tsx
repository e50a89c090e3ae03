import { coinWays, type CoinWay, type CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useStoreTime } from '../../shell/date-time.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { RecordRow, recordClass } from '../../wallet/record/record-row.tsx'
import { namedDestination } from '../book/destination-text.ts'
import { StateTag } from './state-tag.tsx'

const tabs = ['all', ...coinWays] as const

/** The member's coin withdrawals, all or of one way, the newest first. */
export function Records({ way }: { way: CoinWay | undefined }) {
  const t = useTranslations('coinwithdrawal')
  const go = useGo()
  return (
    <>
      <PageHeader title={t('records_title')} fallback="/v2/assets/withdraw" />
      <Tabs
        label={t('records_title')}
        className="sticky top-12 z-20"
        tabs={tabs.map((key) => ({ key, label: t(key === 'all' ? 'tab_all' : `way_${key}`) }))}
        selected={way ?? 'all'}
        onSelect={(key) => void go('/v2/assets/withdraw', { show: 'records', way: key === 'all' ? undefined : key }, { replace: true })}
      >
        <div className="p-3">
          <EndlessList
            query={pages('coin_withdrawal/list', way ? { way } : {})}
            keyOf={(one) => one.coin_withdrawal_id}
            gap={12}
            pull
            empty={
              <EmptyState
                drawing="wallet"
                title={t('records_empty')}
                text={t('records_empty_text')}
                action={
                  <Link
                    to={way === 'transfer_out' ? '/v2/assets/transfer_out' : '/v2/assets/withdraw'}
                    search={{ way: way === 'transfer_out' ? undefined : way }}
                    replace
                    className={buttonClass({})}
                  >
                    {t(way === 'transfer_out' ? 'transfer_out_title' : 'withdraw_title')}
                  </Link>
                }
              />
            }
          >
            {(one) => <Row withdrawal={one} />}
          </EndlessList>
        </div>
      </Tabs>
      <BackToTop />
    </>
  )
}

function Row({ withdrawal: { coin_withdrawal_id, way, destination, created_at, amount, unit, state } }: { withdrawal: CoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const dateTime = useStoreTime({ dateStyle: 'medium', timeStyle: 'short' }, { isBare: true })
  const to = destination ? [namedDestination(destination)] : []
  return (
    <Link to="/v2/assets/withdraw" search={{ id: coin_withdrawal_id }} className={recordClass}>
      <RecordRow
        title={t(`way_${way}`)}
        notes={[...to, dateTime(created_at)]}
        amount={formatAmount(amount, unit, null)}
        state={<StateTag state={state} />}
      />
    </Link>
  )
}
