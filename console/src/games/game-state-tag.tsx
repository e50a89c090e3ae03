import type { GameState } from '@longmall/contract/game-staff.ts'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useWords } from '../shell/language.tsx'

const tones: Record<GameState, Tone> = { soon: 'wait', running: 'good', off: 'bad', ended: 'plain' }

/** Where a game stands. */
export function GameStateTag({ state }: { state: GameState }) {
  const say = useWords('game')
  return (
    <span style={{ alignSelf: 'center' }}>
      <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>
    </span>
  )
}
