import type { StaffGroup } from '@longmall/contract/pintuan.ts'
import { groupStates } from '@longmall/contract/pintuan.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { CampaignLink } from '../campaigns/campaign-links.tsx'
import { TeamSeats } from './team-seats.tsx'

const tones: Record<StaffGroup['state'], Tone> = { forming: 'busy', completed: 'good', failed: 'bad' }

const seatsOf = (group: StaffGroup) => <TeamSeats group={group} />
const actionsOf = (group: StaffGroup) => <Decide group={group} />

/** Pintuan teams (PRM-05) with their members; a forming one may be completed or ended in the shop's name. */
export function TeamsScreen() {
  const say = useWords('team')
  const common = useWords()
  const { time, count } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <ResourceList
        operation="pintuan/staff_groups"
        rowKey="group_id"
        empty={say('empty')}
        expand={seatsOf}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: groupStates.map((value) => ({ value, label: say(`state_${value}`) })),
          },
          { kind: 'number', name: 'promotion_id', label: say('promotion_number') },
          { kind: 'number', name: 'goods_id', label: say('goods_number') },
          { kind: 'number', name: 'member_id', label: say('member_number') },
        ]}
        columns={[
          { name: 'group_id', title: '#' },
          {
            name: 'name',
            title: say('promotion'),
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          { name: 'goods_name', title: say('goods') },
          {
            name: 'state',
            title: common('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>,
          },
          {
            name: 'joined',
            title: say('members'),
            align: 'right',
            render: ({ joined, size }) => say('of', { part: count(joined), whole: count(size) }),
          },
          { name: 'started_at', title: say('opened'), sort: 'started_at', render: ({ started_at }) => time(started_at) },
          { name: 'ends_at', title: common('until'), sort: 'ends_at', render: ({ ends_at }) => time(ends_at) },
          { name: 'decided_at', title: say('decided'), render: ({ decided_at }) => time(decided_at) },
          { name: 'why', title: say('why'), render: (group) => whyWords(group) },
        ]}
        actions={actionsOf}
      />
    </>
  )

  function whyWords({ completed_by, failed_for }: StaffGroup): string {
    if (completed_by) return say(`by_${completed_by}`)
    return failed_for ? say(`for_${failed_for}`) : '–'
  }
}

function Decide({ group: { group_id, version, state, size, joined } }: { group: StaffGroup }) {
  const say = useWords('team')
  if (state !== 'forming') return null
  const common = { input: { group_id, version }, type: 'link' as const }
  return (
    <>
      <ActionButton
        {...common}
        command="pintuan/complete"
        label={say('complete')}
        asks={say('asks_complete', { count: joined, lacking: size - joined })}
      />
      <ActionButton {...common} command="pintuan/fail" label={say('fail')} asks={say('asks_fail', { count: joined })} isDanger />
    </>
  )
}
