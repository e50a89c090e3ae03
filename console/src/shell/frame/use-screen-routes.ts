import { createContext, use } from 'react'
import type { ScreenRoute } from '../screen-route.ts'

const ScreenRoutesContext = createContext<readonly ScreenRoute[]>([])

/** Routes of all screens, injected by the domains, so that the shell imports none of them. */
export const ScreenRoutesProvider = ScreenRoutesContext.Provider

export const useScreenRoutes = (): readonly ScreenRoute[] => use(ScreenRoutesContext)
