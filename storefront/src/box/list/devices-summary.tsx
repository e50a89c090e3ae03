import { Card } from '@longmall/ui/display/card.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'

/** What the devices mined and mine together, and the ways to a further one. */
export function DevicesSummary({ totals: { mined, daily_rate, counts } }: { totals: Output<'box/list'> }) {
  const t = useTranslations('box')
  const language = useLanguage()
  return (
    <Card>
      <dl className="grid grid-cols-[2fr_1fr_1fr] gap-x-3">
        <div className="hairline-b col-span-3 mb-3 pb-3">
          <dt className="text-12 text-quiet">{t('mined')}</dt>
          <dd className="figures text-28 font-bold text-strong">{formatAmount(mined, 'ACC', null)}</dd>
        </div>
        <Figure label={t('rate_day')} value={formatAmount(daily_rate, 'ACC', null)} />
        <Figure label={t('running')} value={formatCount(counts.activated, language)} />
        <Figure label={t('to_activate')} value={formatCount(counts.not_activated, language)} />
      </dl>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Link to="/v2/assets/device_shop" className={buttonClass({ block: true })}>
          {t('buy')}
        </Link>
        <Link to="/v2/assets/scan" className={buttonClass({ look: 'soft', block: true })}>
          {t('scan')}
        </Link>
      </div>
    </Card>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-12 text-quiet">{label}</dt>
    <dd className="figures text-14 font-semibold text-strong">{value}</dd>
  </div>
)
