import { GamePage } from './parts/game-page.tsx'
import { ScratchStage } from './scratch/scratch-stage.tsx'

/** Scratch cards (PRM-14): what the server drew stands below the coat. */
export const ScratchScreen = () => <GamePage kind="scratch" stage={ScratchStage} />
