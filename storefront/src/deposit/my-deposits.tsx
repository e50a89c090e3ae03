import type { Deposit } from '@longmall/contract/deposit.ts'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { depositTabs, readDeposits } from './deposit-address.ts'
import { DepositState } from './deposit-state.tsx'
import { useDepositTexts } from './use-deposit-texts.ts'

/** The member's deposits, in term or ended, the newest first. */
export function MyDeposits() {
  const t = useTranslations('deposit')
  const go = useGo()
  const { tab } = useScreenSearch(readDeposits)
  return (
    <section aria-labelledby="my-deposits">
      <h2 id="my-deposits" className="px-4 pt-4 pb-2 text-16 font-semibold text-strong">
        {t('mine')}
      </h2>
      <Tabs
        label={t('mine')}
        tabs={depositTabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
        selected={tab}
        onSelect={(key) => void go('/v2/assets/deposit', { tab: key === 'open' ? undefined : key }, { replace: true, resetScroll: false })}
      >
        <div className="p-3">
          <EndlessList
            query={pages('deposit/list', { is_open: tab === 'open' })}
            keyOf={(one) => one.deposit_id}
            gap={10}
            empty={<EmptyState drawing="wallet" title={t(`empty_${tab}`)} text={tab === 'open' ? t('empty_open_text') : undefined} />}
          >
            {(deposit) => <Row deposit={deposit} />}
          </EndlessList>
        </div>
      </Tabs>
    </section>
  )
}

function Row({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('deposit')
  const { coins, rate, day } = useDepositTexts()
  const { state, unit, due_on } = deposit
  return (
    <Link to="/v2/assets/deposit_detail" search={{ id: deposit.deposit_id }} className="pressable block rounded-12 bg-card p-4">
      <span className="flex items-baseline justify-between gap-3">
        <span className="figures min-w-0 truncate text-16 font-semibold text-strong">{coins(deposit.principal, unit)}</span>
        <DepositState state={state} />
      </span>
      <span className="mt-1 flex justify-between gap-3 text-12 text-quiet">
        <span className="figures">
          {t('plan_name', { plan: deposit.plan })} · {rate(deposit.interest_ppm)}
        </span>
        <span className="figures shrink-0">{t('earns', { interest: coins(deposit.interest, unit) })}</span>
      </span>
      <span className="figures mt-0.5 flex justify-between gap-3 text-12 text-quiet">
        <span>{t(state === 'open' ? 'row_due' : 'row_ended', { day: day(due_on) })}</span>
        {state === 'open' && deposit.on_expiry === 'roll_over' && <span>{t('on_expiry_roll_over')}</span>}
      </span>
    </Link>
  )
}
