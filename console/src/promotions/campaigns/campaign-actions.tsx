import type { StaffCampaign, StaffState } from '@longmall/contract/campaign-shapes.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { explainCampaignConflict } from './campaign-conflict-note.tsx'

export interface CampaignActionsProps {
  campaign: {
    promotion_id: number
    version: number
    state: StaffState
    starts_at: string
    ends_at: string
    sku_count: number
    reserved: number
  }
  type?: 'default' | 'link'
  /** While something of it is changed and not saved. */
  isDisabled?: boolean
  onChanged?: (after: StaffCampaign) => void
  onDeleted?: () => void
}

/** The actions of a promotion in its state; each states its effect first. */
export function CampaignActions({ campaign, type = 'default', isDisabled = false, onChanged, onDeleted }: CampaignActionsProps) {
  const t = useTranslations('campaign')
  const { time, count } = useFormat()
  const { promotion_id, version, state, starts_at, ends_at, sku_count, reserved } = campaign
  const common = { type, isDisabled, ...(onChanged && { onDone: onChanged }) }
  const known = { promotion_id, version }
  const values = { reserved: count(reserved) }
  const isOn = state === 'upcoming' || state === 'running'
  return (
    <>
      {isOn && (
        <ActionButton
          {...common}
          command="campaign/switch"
          input={{ ...known, is_on: false }}
          label={t('switch_off')}
          question={t('confirm_off', values)}
        />
      )}
      {(state === 'draft' || state === 'off') && (
        <ActionButton
          {...common}
          command="campaign/switch"
          input={{ ...known, is_on: true }}
          label={t('switch_on')}
          explain={explainCampaignConflict}
          question={t('confirm_on', { from: time(starts_at), until: time(ends_at), count: count(sku_count) })}
        />
      )}
      {(state === 'running' || state === 'off') && (
        <ActionButton {...common} command="campaign/end" input={known} label={t('end')} question={t('confirm_end', values)} isDanger />
      )}
      {(state === 'draft' || state === 'upcoming') && (
        <ActionButton
          type={type}
          isDisabled={isDisabled}
          command="campaign/delete"
          input={known}
          label={t('delete')}
          question={t('confirm_delete')}
          isDanger
          {...(onDeleted && { onDone: onDeleted })}
        />
      )}
    </>
  )
}
