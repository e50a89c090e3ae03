import type { Pledge } from '@longmall/contract/pledge.ts'
import { pledgeStates } from '@longmall/contract/pledge.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readPledgeState } from './pledge-address.ts'
import { PledgeOffers } from './pledge-offers.tsx'
import { PledgeState } from './pledge-state.tsx'
import { PledgeSummary } from './pledge-summary.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

const tabs = ['all', ...pledgeStates] as const

/** The member's pledges with their totals, and the available plans (AST-08). */
export function PledgeScreen() {
  const t = useTranslations('pledge')
  return (
    <AreaGate title={t('title')}>
      <Pledges />
    </AreaGate>
  )
}

function Pledges() {
  const t = useTranslations('pledge')
  const go = useGo()
  const { state } = useScreenSearch(readPledgeState)
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/member/index/index" />
      <div className="space-y-3 p-3">
        <PledgeSummary />
        <PledgeOffers />
      </div>
      <Tabs
        label={t('mine')}
        className="sticky top-12 z-20"
        tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
        selected={state ?? 'all'}
        onSelect={(key) => void go('/v2/assets/pledge', { state: key === 'all' ? undefined : key }, { replace: true })}
      >
        <div className="p-3">
          <EndlessList
            query={pages('pledge/list', state ? { state } : {})}
            keyOf={({ pledge_id }) => pledge_id}
            gap={12}
            pull
            empty={
              state ? (
                <EmptyState
                  drawing="wallet"
                  title={t('filtered_empty')}
                  action={
                    <Link to="/v2/assets/pledge" replace className={buttonClass({ look: 'soft' })}>
                      {t('show_all')}
                    </Link>
                  }
                />
              ) : (
                <EmptyState
                  drawing="wallet"
                  title={t('empty')}
                  text={t('empty_text')}
                  action={
                    <Link to="/v1/order/payment/payment_pledge" className={buttonClass({})}>
                      {t('buy')}
                    </Link>
                  }
                />
              )
            }
          >
            {(pledge) => <Row pledge={pledge} />}
          </EndlessList>
        </div>
      </Tabs>
      <BackToTop />
    </>
  )
}

function Row({ pledge }: { pledge: Pledge }) {
  const t = useTranslations('pledge')
  const { acc, day, rate } = usePledgeFormat()
  const { pledge_id, months, shares, income_ppm, bought_on, principal, income, state } = pledge
  return (
    <Link to="/v2/assets/pledge_detail" search={{ id: pledge_id }} className="pressable block rounded-12 bg-card p-4">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-16 font-semibold text-strong">{t('months', { count: months })}</span>
          <span className="block text-12 text-quiet">
            {t('row_text', { shares: t('share_count', { count: shares }), rate: rate(income_ppm), day: day(bought_on) })}
          </span>
        </span>
        <PledgeState state={state} />
      </span>
      <span className="hairline-t mt-3 flex justify-between gap-3 pt-3">
        <span className="min-w-0">
          <span className="block text-12 text-quiet">{t('principal')}</span>
          <span className="figures block text-14 font-semibold break-words text-strong">{acc(principal)}</span>
        </span>
        <span className="min-w-0 text-right">
          <span className="block text-12 text-quiet">{t('income')}</span>
          <span className="figures block text-14 font-semibold break-words text-strong">{acc(income)}</span>
        </span>
      </span>
    </Link>
  )
}
