import type { GiftRule, GiftRuleState } from '@longmall/contract/gift-shapes.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { GiftTabs } from './gift-tabs.tsx'
import { IssueGift } from './issue-gift.tsx'
import { RuleActions } from './rule-actions.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { triggers } from './rule-fields.ts'
import { useLevels } from './use-levels.ts'

const tones: Record<GiftRuleState, Tone> = { running: 'success', upcoming: 'warning', exhausted: 'error', ended: 'default', off: 'default' }
const states = Object.keys(tones) as GiftRuleState[]
const actionsOf = (rule: GiftRule) => <RuleActions rule={rule} />

/** Rules that issue gifts (PRM-12): the condition, the gift, how many were issued and claimed. */
export function RulesScreen() {
  const t = useTranslations('gift')
  const tCommon = useTranslations()
  const levels = useLevels()
  const { money, count, day } = useFormat()
  /** The condition as text: its level, its amount, the required quantity of products. */
  const triggerText = ({ trigger, grade, min_amount, goods_ids }: GiftRule) =>
    [
      t(`trigger_${trigger}`),
      ...(trigger === 'level' || grade > 0 ? [levels.get(grade) ?? String(grade)] : []),
      ...(min_amount === null ? [] : [t('from_amount', { money: money(min_amount) })]),
      ...(goods_ids.length ? [t('of_goods', { count: goods_ids.length })] : []),
    ].join(' · ')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead_rules')}>
        <IssueGift />
        <RuleDrawer label={t('create')} type="primary" />
      </PageHead>
      <GiftTabs />
      <ResourceList
        operation="gift/rules"
        rowKey="rule_id"
        empty={t('empty_rules')}
        filters={[
          {
            kind: 'choice',
            name: 'trigger',
            label: t('trigger'),
            options: triggers.map((value) => ({ value, label: t(`trigger_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`rule_${value}`) })),
          },
        ]}
        columns={[
          { name: 'rule_id', title: '#', sort: 'rule_id' },
          {
            name: 'trigger',
            title: t('trigger'),
            render: (rule) => <div style={{ maxWidth: 220, whiteSpace: 'normal' }}>{triggerText(rule)}</div>,
          },
          {
            name: 'gift',
            title: t('sku'),
            render: ({ goods_name, sku_name, quantity }) => (
              <div style={{ maxWidth: 220, whiteSpace: 'normal' }}>
                {[goods_name, sku_name].filter(Boolean).join(' · ')} × {count(quantity)}
              </div>
            ),
          },
          { name: 'state', title: tCommon('state'), render: ({ state }) => <StateTag tone={tones[state]}>{t(`rule_${state}`)}</StateTag> },
          {
            name: 'window',
            title: t('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'granted',
            title: t('granted'),
            sort: 'granted',
            align: 'right',
            render: ({ rule_id, granted, total }) => (
              <RecordLink to="/gifts/grants" search={{ rule_id }}>
                {total === null ? count(granted) : t('of', { part: count(granted), whole: count(total) })}
              </RecordLink>
            ),
          },
          { name: 'claimed', title: t('claimed'), align: 'right', render: ({ claimed }) => count(claimed) },
          { name: 'days', title: t('days'), sort: 'days', align: 'right', isExtra: true, render: ({ days }) => count(days) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
