import type { Output } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { shortUsda as usda } from './short-usda.ts'

/** How far the next clone is, what a clone is, and why none is made where that is so. */
export function NextClone({ accounts }: { accounts: Output<'clone/mine'> }) {
  const t = useTranslations('network')
  const { usda: have, usda_per_clone: whole, usda_missing, is_am, is_frozen } = accounts
  const label = t('accounts_progress', { have: usda(have), whole: usda(whole) })
  const waits = is_frozen ? t('accounts_frozen') : is_am ? null : t('accounts_from_am')
  return (
    <section className="space-y-3 rounded-12 bg-sunken p-4 text-14">
      <div className="space-y-2">
        <p className="figures flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-16 font-semibold text-strong">{t('accounts_missing', { amount: usda(usda_missing) })}</span>
          <span className="text-12 text-quiet">{t('accounts_have', { have: usda(have), whole: usda(whole) })}</span>
        </p>
        <span
          role="progressbar"
          aria-label={label}
          aria-valuenow={Number(have)}
          aria-valuemin={0}
          aria-valuemax={Number(whole)}
          className="block h-1.5 overflow-hidden rounded-full bg-card"
        >
          <span
            className="block h-full rounded-full bg-brand"
            style={{ width: `${Math.min(100, (Number(have) * 100) / Number(whole))}%` }}
          />
        </span>
      </div>
      {waits && (
        <p role="status" className="text-warning">
          {waits}
        </p>
      )}
      <p className="text-quiet">{t('accounts_how', { amount: whole.replace(/\.0+$/, '') })}</p>
      <p className="text-12 text-quiet">{t('accounts_usda')}</p>
    </section>
  )
}
