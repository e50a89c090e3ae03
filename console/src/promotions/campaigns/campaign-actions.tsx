import type { StaffCampaign, StaffState } from '@longmall/contract/campaign-shapes.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { explainTaken } from './taken-note.tsx'

export interface CampaignActionsProps {
  campaign: {
    promotion_id: number
    version: number
    state: StaffState
    starts_at: string
    ends_at: string
    sku_count: number
    taken: number
  }
  type?: 'default' | 'link'
  /** While something of it is changed and not saved. */
  isDisabled?: boolean
  onChanged?: (after: StaffCampaign) => void
  onDeleted?: () => void
}

/** What can be done with a promotion as it stands, each saying first what it will change. */
export function CampaignActions({ campaign, type = 'default', isDisabled = false, onChanged, onDeleted }: CampaignActionsProps) {
  const say = useWords('campaign')
  const { time, count } = useFormat()
  const { promotion_id, version, state, starts_at, ends_at, sku_count, taken } = campaign
  const common = { type, isDisabled, ...(onChanged && { onDone: onChanged }) }
  const known = { promotion_id, version }
  const pieces = { taken: count(taken) }
  const isOn = state === 'soon' || state === 'running'
  return (
    <>
      {isOn && (
        <ActionButton
          {...common}
          command="campaign/switch"
          input={{ ...known, is_on: false }}
          label={say('switch_off')}
          asks={say('asks_off', pieces)}
        />
      )}
      {(state === 'draft' || state === 'off') && (
        <ActionButton
          {...common}
          command="campaign/switch"
          input={{ ...known, is_on: true }}
          label={say('switch_on')}
          explain={explainTaken}
          asks={say('asks_on', { from: time(starts_at), until: time(ends_at), count: count(sku_count) })}
        />
      )}
      {(state === 'running' || state === 'off') && (
        <ActionButton {...common} command="campaign/end" input={known} label={say('end')} asks={say('asks_end', pieces)} isDanger />
      )}
      {(state === 'draft' || state === 'soon') && (
        <ActionButton
          type={type}
          isDisabled={isDisabled}
          command="campaign/delete"
          input={known}
          label={say('delete')}
          asks={say('asks_delete')}
          isDanger
          {...(onDeleted && { onDone: onDeleted })}
        />
      )}
    </>
  )
}
