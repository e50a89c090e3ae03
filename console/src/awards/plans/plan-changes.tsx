import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { Typography } from 'antd'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { comparePlans, type PlanChange } from './compare-plans.ts'

/** What a version pays otherwise than the one before it. */
export function PlanChanges({ before, after }: { before: AwardPlan; after: AwardPlan }) {
  const t = useTranslations('award')
  const { language } = useConsoleLanguage()
  const { money, count } = useFormat()
  const changes = comparePlans(before, after)
  const labelOf = (change: PlanChange) => {
    if (change.name === 'weight') return t('weight_of', { grade: change.grade })
    if (change.name !== 'rate') return t(change.name)
    const award = t(`kind_${change.kind}`)
    return change.generation === 0 ? award : t('rate_name', { award, generation: change.generation })
  }
  const valueOf = ({ name }: PlanChange, value: number | string) => {
    if (name === 'split_threshold') return money(String(value), 'ACC')
    if (name === 'rate' && value === 0) return t('not_paid')
    return name === 'freeze_days' || name === 'weight' ? count(Number(value)) : formatOdds(Number(value), language)
  }
  if (changes.length === 0) return <Typography.Text type="secondary">{t('no_changes')}</Typography.Text>
  return (
    <WideTable<PlanChange>
      label={t('changes', { plan_id: before.plan_id })}
      rowKey={labelOf}
      dataSource={changes}
      columns={[
        { title: t('value'), render: (_, change) => labelOf(change) },
        { title: t('before'), align: 'right', render: (_, change) => valueOf(change, change.before) },
        { title: t('after'), align: 'right', render: (_, change) => <strong>{valueOf(change, change.after)}</strong> },
      ]}
    />
  )
}
