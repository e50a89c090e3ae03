import type { DryRun } from '@longmall/contract/campaign-shapes.ts'
import { Alert, Descriptions, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { CampaignLink } from '../campaigns/campaign-links.tsx'
import { WorstBasket } from './worst-basket.tsx'

/** The result of a dry run: what shoppers would pay, the cost, the blockers, and the order with the largest loss. */
export function DryRunResult({ result }: { result: DryRun }) {
  const t = useTranslations('dryrun')
  const { money, count } = useFormat()
  const { language } = useConsoleLanguage()
  const omittedText = new Intl.ListFormat(language, { type: 'unit' }).format(result.excluded.map((part) => t(`stage_${part}`)))
  if (result.baskets === 0) return <Alert type="info" showIcon style={{ marginTop: 12 }} title={t('no_baskets')} />
  const facts = [
    ['baskets', count(result.baskets)],
    ['affected', count(result.affected)],
    ['revenue_before', money(result.revenue_before)],
    ['revenue_after', money(result.revenue_after)],
    ['cost', money(result.cost)],
    ['below_floor', count(result.below_floor)],
    ['quantity', count(result.quantity)],
    ['quantity_short', count(result.quantity_short)],
  ] as const
  return (
    <section aria-label={t('result')} aria-live="polite" style={{ marginTop: 16, display: 'grid', gap: 16 }}>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, sm: 2 }}
        items={facts.map(([name, value]) => ({ key: name, label: t(name), children: <strong>{value}</strong> }))}
      />
      {omittedText && <Typography.Text type="secondary">{t('excluded', { parts: omittedText })}</Typography.Text>}
      {result.affected === 0 && <Alert type="info" showIcon title={t('nothing_affected')} />}
      <Conflicts conflicts={result.conflicts} />
      {result.worst && <WorstBasket worst={result.worst} />}
    </section>
  )
}

function Conflicts({ conflicts }: Pick<DryRun, 'conflicts'>) {
  const t = useTranslations('dryrun')
  const tCampaign = useTranslations('campaign')
  const { time } = useFormat()
  if (conflicts.length === 0) return <Typography.Text>{t('no_conflicts')}</Typography.Text>
  return (
    <div>
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 0 }}>
        {t('conflicts')}
      </Typography.Title>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {conflicts.map((one) => (
          <li key={`${one.promotion_id} ${one.sku_id}`}>
            {`SKU ${one.sku_id}: ${tCampaign(`kind_${one.kind}`)} `}
            <CampaignLink promotion_id={one.promotion_id}>{one.name}</CampaignLink>
            {`, ${time(one.starts_at)} – ${time(one.ends_at)}. `}
            {one.is_refused ? <Typography.Text type="danger">{t('cannot_overlap')}</Typography.Text> : t('lower_price_applies')}
          </li>
        ))}
      </ul>
    </div>
  )
}
