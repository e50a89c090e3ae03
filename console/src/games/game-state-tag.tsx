import type { GameState } from '@longmall/contract/game-staff.ts'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useTranslations } from '../shell/language.tsx'

const tones: Record<GameState, Tone> = { upcoming: 'warning', running: 'success', off: 'error', ended: 'default' }

/** The state of a game. */
export function GameStateTag({ state }: { state: GameState }) {
  const t = useTranslations('game')
  return (
    <span style={{ alignSelf: 'center' }}>
      <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
    </span>
  )
}
