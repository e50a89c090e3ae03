import { firstScreens } from './first.ts'
import type { plannedScreens } from './planned.ts'
import { type builtScreens, restScreens } from './rest.ts'
import type { Screen } from './screen.ts'

/** Every path of the storefront. */
export type ScreenPath = keyof typeof firstScreens | keyof typeof builtScreens | keyof typeof plannedScreens

/** The whole route table, for the server and the tests: path → screen. */
export const screens: ReadonlyMap<string, Screen> = new Map(Object.entries<Screen>({ ...restScreens, ...firstScreens }))
