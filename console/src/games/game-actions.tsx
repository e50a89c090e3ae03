import type { StaffGame } from '@longmall/contract/game-staff.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'

export interface GameActionsProps {
  game: StaffGame
  type?: 'default' | 'link'
  /** There are unsaved changes. */
  isDisabled?: boolean
  onChanged?: (after: StaffGame) => void
}

/** Actions of a game in its state: switch on or off, end; each states its effect first. */
export function GameActions({ game, type = 'default', isDisabled = false, onChanged }: GameActionsProps) {
  const t = useTranslations('game')
  const { day } = useFormat()
  const { game_id, version, state, is_on, first_day, last_day } = game
  if (state === 'ended') return null
  const common = { type, isDisabled, ...(onChanged && { onDone: onChanged }) }
  const known = { game_id, version }
  return (
    <>
      <ActionButton
        {...common}
        command="game/switch"
        input={{ ...known, is_on: !is_on }}
        label={t(is_on ? 'switch_off' : 'switch_on')}
        question={is_on ? t('confirm_off') : t('confirm_on', { from: day(first_day), until: day(last_day) })}
      />
      {state === 'running' && (
        <ActionButton {...common} command="game/end" input={known} label={t('end')} question={t('confirm_end')} isDanger />
      )}
    </>
  )
}
