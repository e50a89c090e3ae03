import type { GiftRule, GiftRuleState } from '@longmall/contract/gift-shapes.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { GiftTabs } from './gift-tabs.tsx'
import { GiveGift } from './give-gift.tsx'
import { RuleActions } from './rule-actions.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { causes } from './rule-fields.ts'
import { useLevels } from './use-levels.ts'

const tones: Record<GiftRuleState, Tone> = { running: 'good', soon: 'wait', used_up: 'bad', ended: 'plain', off: 'plain' }
const states = Object.keys(tones) as GiftRuleState[]
const actionsOf = (rule: GiftRule) => <RuleActions rule={rule} />

/** When gifts are given (PRM-12): what brings one, what it is, how many went and were claimed. */
export function RulesScreen() {
  const say = useWords('gift')
  const common = useWords()
  const levels = useLevels()
  const { money, count, day } = useFormat()
  /** What brings the gift, in words: its level, its amount, how many products of which one must be bought. */
  const causeOf = ({ happens, grade, min_amount, goods_ids }: GiftRule) =>
    [
      say(`happens_${happens}`),
      ...(happens === 'level' || grade > 0 ? [levels.get(grade) ?? String(grade)] : []),
      ...(min_amount === null ? [] : [say('from_amount', { money: money(min_amount) })]),
      ...(goods_ids.length ? [say('of_goods', { count: goods_ids.length })] : []),
    ].join(' · ')
  return (
    <>
      <PageHead title={say('title')} lead={say('lead_rules')}>
        <GiveGift />
        <RuleDrawer label={say('create')} type="primary" />
      </PageHead>
      <GiftTabs />
      <ResourceList
        operation="gift/rules"
        rowKey="rule_id"
        empty={say('empty_rules')}
        filters={[
          {
            kind: 'choice',
            name: 'happens',
            label: say('happens'),
            options: causes.map((value) => ({ value, label: say(`happens_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: states.map((value) => ({ value, label: say(`rule_${value}`) })),
          },
        ]}
        columns={[
          { name: 'rule_id', title: '#', sort: 'rule_id' },
          {
            name: 'happens',
            title: say('happens'),
            render: (rule) => <div style={{ maxWidth: 220, whiteSpace: 'normal' }}>{causeOf(rule)}</div>,
          },
          {
            name: 'gift',
            title: say('sku'),
            render: ({ goods_name, sku_name, quantity }) => (
              <div style={{ maxWidth: 220, whiteSpace: 'normal' }}>
                {[goods_name, sku_name].filter(Boolean).join(' · ')} × {count(quantity)}
              </div>
            ),
          },
          { name: 'state', title: common('state'), render: ({ state }) => <StateTag tone={tones[state]}>{say(`rule_${state}`)}</StateTag> },
          {
            name: 'window',
            title: say('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'given',
            title: say('given'),
            sort: 'given',
            align: 'right',
            render: ({ rule_id, given, total }) => (
              <RecordLink to="/gifts/given" search={{ rule_id }}>
                {total === null ? count(given) : say('of', { part: count(given), whole: count(total) })}
              </RecordLink>
            ),
          },
          { name: 'claimed', title: say('claimed'), align: 'right', render: ({ claimed }) => count(claimed) },
          { name: 'days', title: say('days'), sort: 'days', align: 'right', isExtra: true, render: ({ days }) => count(days) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
