import { Price } from '@longmall/ui/display/price.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { ChevronRight, Crown } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useAddon } from '../../shell/shared.ts'
import { useLedgerCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useMoney } from '../parts/use-figures.ts'

export type Centre = Output<'distribution/index'>

/** What can be withdrawn, with the way to do it; and what is on its way. */
export function CentreHead({ centre }: { centre: Centre }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const currency = useLedgerCurrency()
  const canWithdraw = useAddon('memberwithdraw')
  const { level, withdrawable, today, today_orders, pending, frozen, total, withdrawn } = centre
  return (
    <section className="overflow-hidden rounded-16 bg-card">
      <div className="brand-gradient px-4 pt-4 pb-5 text-on-brand">
        <Link
          to="/v2/distribution/level"
          className="pressable relative inline-flex max-w-full items-center gap-1.5 text-12 before:absolute before:inset-x-0 before:-inset-y-3.5"
        >
          <Crown size={14} aria-hidden className="shrink-0" />
          <span className="truncate">{t('level_of', { name: level.name })}</span>
          <ChevronRight size={14} aria-hidden className="shrink-0" />
        </Link>
        <div className="mt-3 flex items-end justify-between gap-3">
          <p className="min-w-0">
            <span className="block text-14">{t('withdrawable')}</span>
            <Price amount={withdrawable} currency={currency} size="large" plain />
          </p>
          {canWithdraw && (
            <Link
              to="/v2/distribution/withdraw_apply"
              className="pressable inline-flex min-h-11 shrink-0 items-center rounded-full bg-on-brand px-5 text-16 font-semibold text-brand-ink dark:text-brand"
            >
              {t('withdraw')}
            </Link>
          )}
        </div>
      </div>
      <dl className="grid grid-cols-3 divide-x divide-hairline py-4">
        <Figure label={t('today')} value={money(today)} note={t('today_orders', { count: today_orders })} />
        <Figure label={t('pending')} value={money(pending)} note={t('pending_note')} />
        <Figure label={t('frozen')} value={money(frozen)} note={t('frozen_note')} />
      </dl>
      <dl className="hairline-t mx-4 grid grid-cols-2 gap-4 py-3 text-14">
        <Sum label={t('total')} value={money(total)} />
        <Sum label={t('withdrawn')} value={money(withdrawn)} />
      </dl>
    </section>
  )
}

const Figure = ({ label, value, note }: { label: string; value: string; note: string }) => (
  <div className="min-w-0 px-2 text-center">
    <dt className="text-12 text-quiet">{label}</dt>
    <dd>
      <span className="figures block text-16 font-bold break-words text-strong">{value}</span>
      <span className="block text-11 text-balance text-quiet">{note}</span>
    </dd>
  </div>
)

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-12 text-quiet">{label}</dt>
    <dd className="figures break-words font-semibold text-strong">{value}</dd>
  </div>
)
