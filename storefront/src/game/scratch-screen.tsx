import { GamePage } from './parts/game-page.tsx'
import { ScratchStage } from './scratch/scratch-stage.tsx'

/** Scratch cards (PRM-14): the server draws, the coat covers the result. */
export const ScratchScreen = () => <GamePage kind="scratch" stage={ScratchStage} />
