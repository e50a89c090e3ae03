import { EggStage } from './egg/egg-stage.tsx'
import { GamePage } from './parts/game-page.tsx'

/** Smash eggs (PRM-14): whichever is picked holds what the server drew. */
export const EggScreen = () => <GamePage kind="egg" stage={EggStage} />
