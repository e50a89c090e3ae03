import { GamePage } from './parts/game-page.tsx'
import { WheelStage } from './wheel/wheel-stage.tsx'

/** The lucky wheel (PRM-14): it stops at what the server drew. */
export const WheelScreen = () => <GamePage kind="wheel" stage={WheelStage} />
