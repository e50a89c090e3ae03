import { occasions, ruleStates, type RuleState, type StaffRule } from '@longmall/contract/reward-staff.ts'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { SpanCell } from '../../shell/list/span-cell.tsx'
import { GivesOf } from '../gives-of.tsx'
import { RuleActions } from './rule-actions.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { RuleFigures } from './rule-figures.tsx'

const tones: Record<RuleState, Tone> = { soon: 'wait', running: 'good', off: 'bad', ended: 'plain' }
const actionsOf = (rule: StaffRule) => <RuleActions rule={rule} />
const figuresOf = ({ rule_id }: StaffRule) => <RuleFigures rule_id={rule_id} />

/** Rules of rewards (PRM-15): what registering, recharging, buying and signing in give. */
export function RulesScreen() {
  const say = useWords('reward')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { count, day, money } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <LinkButton to="/rewards/given">{say('all_given')}</LinkButton>
        <RuleDrawer label={say('create')} type="primary" />
      </PageHead>
      <ResourceList
        operation="reward/list_rules"
        rowKey="rule_id"
        empty={say('empty')}
        expand={figuresOf}
        filters={[
          {
            kind: 'choice',
            name: 'occasion',
            label: say('occasion'),
            options: occasions.map((value) => ({ value, label: say(`occasion_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: ruleStates.map((value) => ({ value, label: say(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'rule_id', title: '#', sort: 'rule_id' },
          {
            name: 'name',
            title: say('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          { name: 'occasion', title: say('occasion'), render: ({ occasion }) => say(`occasion_${occasion}`) },
          { name: 'when', title: say('when'), render: (rule) => whenOf(rule) },
          { name: 'gives', title: say('gives'), render: (rule) => <GivesOf {...rule} /> },
          {
            name: 'given',
            title: say('given'),
            sort: 'given',
            align: 'right',
            render: ({ given, total }) =>
              given === null || total === null ? say('no_end') : say('of', { part: count(given), whole: count(total) }),
          },
          {
            name: 'window',
            title: say('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'state',
            title: common('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>,
          },
        ]}
        actions={actionsOf}
      />
    </>
  )

  function whenOf({ occasion, threshold, is_each, day_number }: StaffRule): string {
    if (occasion === 'signin') return say('on_day', { number: day_number ?? 0 })
    if (occasion === 'register') return '–'
    return say(is_each ? 'for_each' : 'from_amount', { money: money(threshold) })
  }
}
