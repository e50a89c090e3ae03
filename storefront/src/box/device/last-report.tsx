import type { BoxReport } from '@longmall/contract/box.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { hashRateText, uptimeParts } from './report-text.ts'

/** Last report of the box. */
export function LastReport({ report }: { report: BoxReport }) {
  const t = useTranslations('box')
  const language = useLanguage()
  const dateTime = useDateTime()
  const { version, temperature, uptime_seconds, hash_rate, accepted_shares, rejected_shares } = report
  return (
    <Card>
      <h2 className="pb-3 text-14 font-semibold text-strong">{t('report')}</h2>
      <dl className="space-y-2 text-14">
        <Fact label={t('reported_at')}>{dateTime(report.reported_at)}</Fact>
        {version && <Fact label={t('version')}>{version}</Fact>}
        {temperature !== null && <Fact label={t('temperature')}>{`${(temperature / 10).toFixed(1)} °C`}</Fact>}
        {uptime_seconds !== null && <Fact label={t('uptime')}>{t('uptime_text', uptimeParts(uptime_seconds))}</Fact>}
        {hash_rate !== null && <Fact label={t('hash_rate')}>{hashRateText(hash_rate)}</Fact>}
        {accepted_shares !== null && rejected_shares !== null && (
          <Fact label={t('shares')}>{`${formatCount(accepted_shares, language)} / ${formatCount(rejected_shares, language)}`}</Fact>
        )}
      </dl>
    </Card>
  )
}
