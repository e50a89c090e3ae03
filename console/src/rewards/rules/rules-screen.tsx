import { occasions, ruleStates, type RuleState, type StaffRule } from '@longmall/contract/reward-staff.ts'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { SpanCell } from '../../shell/list/span-cell.tsx'
import { RewardContents } from '../reward-contents.tsx'
import { RuleActions } from './rule-actions.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { RuleFigures } from './rule-figures.tsx'

const tones: Record<RuleState, Tone> = { upcoming: 'warning', running: 'success', off: 'error', ended: 'default' }
const actionsOf = (rule: StaffRule) => <RuleActions rule={rule} />
const figuresOf = ({ rule_id }: StaffRule) => <RuleFigures rule_id={rule_id} />

/** Rules of rewards (PRM-15): for registering, recharging, purchases and signing in. */
export function RulesScreen() {
  const t = useTranslations('reward')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { count, day, money } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <LinkButton to="/rewards/grants">{t('all_grants')}</LinkButton>
        <RuleDrawer label={t('create')} type="primary" />
      </PageHead>
      <ResourceList
        operation="reward/list_rules"
        rowKey="rule_id"
        empty={t('empty')}
        expand={figuresOf}
        filters={[
          {
            kind: 'choice',
            name: 'occasion',
            label: t('occasion'),
            options: occasions.map((value) => ({ value, label: t(`occasion_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: ruleStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'rule_id', title: '#', sort: 'rule_id' },
          {
            name: 'name',
            title: t('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          { name: 'occasion', title: t('occasion'), render: ({ occasion }) => t(`occasion_${occasion}`) },
          { name: 'when', title: t('condition'), render: (rule) => occasionText(rule) },
          { name: 'reward', title: t('reward'), render: (rule) => <RewardContents {...rule} /> },
          {
            name: 'granted',
            title: t('granted'),
            sort: 'granted',
            align: 'right',
            render: ({ granted, total }) =>
              granted === null || total === null ? t('unlimited') : t('of', { part: count(granted), whole: count(total) }),
          },
          {
            name: 'window',
            title: t('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>,
          },
        ]}
        actions={actionsOf}
      />
    </>
  )

  function occasionText({ occasion, threshold, is_each, day_number }: StaffRule): string {
    if (occasion === 'signin') return t('on_day', { number: day_number ?? 0 })
    if (occasion === 'register') return '–'
    return t(is_each ? 'for_each' : 'from_amount', { money: money(threshold) })
  }
}
