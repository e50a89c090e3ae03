import type { StaffGroup } from '@longmall/contract/team-buy.ts'
import { groupStates } from '@longmall/contract/team-buy.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { CampaignLink } from '../campaigns/campaign-links.tsx'
import { TeamSeats } from './team-seats.tsx'

const tones: Record<StaffGroup['state'], Tone> = { forming: 'processing', completed: 'success', failed: 'error' }

const seatsOf = (group: StaffGroup) => <TeamSeats group={group} />
const actionsOf = (group: StaffGroup) => <Decide group={group} />

/** Pintuan teams (PRM-05) with their members; a forming one may be completed or ended in the shop's name. */
export function TeamsScreen() {
  const t = useTranslations('teambuy')
  const tCommon = useTranslations()
  const { time, count } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <ResourceList
        operation="team_buy/staff_groups"
        rowKey="group_id"
        empty={t('empty')}
        expand={seatsOf}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: groupStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          { kind: 'number', name: 'promotion_id', label: t('promotion_number') },
          { kind: 'number', name: 'goods_id', label: t('goods_number') },
          { kind: 'number', name: 'member_id', label: t('member_number') },
        ]}
        columns={[
          { name: 'group_id', title: '#' },
          {
            name: 'name',
            title: t('promotion'),
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          { name: 'goods_name', title: t('goods') },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          {
            name: 'joined',
            title: t('members'),
            align: 'right',
            render: ({ joined, size }) => t('of', { part: count(joined), whole: count(size) }),
          },
          { name: 'started_at', title: t('opened'), sort: 'started_at', render: ({ started_at }) => time(started_at) },
          { name: 'ends_at', title: tCommon('until'), sort: 'ends_at', render: ({ ends_at }) => time(ends_at) },
          { name: 'decided_at', title: t('decided'), render: ({ decided_at }) => time(decided_at) },
          { name: 'why', title: t('outcome'), render: (group) => failureText(group) },
        ]}
        actions={actionsOf}
      />
    </>
  )

  function failureText({ completed_by, failure_reason }: StaffGroup): string {
    if (completed_by) return t(`by_${completed_by}`)
    return failure_reason ? t(`for_${failure_reason}`) : '–'
  }
}

function Decide({ group: { group_id, version, state, size, joined } }: { group: StaffGroup }) {
  const t = useTranslations('teambuy')
  if (state !== 'forming') return null
  const common = { input: { group_id, version }, type: 'link' as const }
  return (
    <>
      <ActionButton
        {...common}
        command="team_buy/complete"
        label={t('complete')}
        question={t('confirm_complete', { count: joined, missing: size - joined })}
      />
      <ActionButton {...common} command="team_buy/fail" label={t('fail')} question={t('confirm_fail', { count: joined })} isDanger />
    </>
  )
}
