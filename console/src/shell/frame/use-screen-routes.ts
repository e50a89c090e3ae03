import { createContext, use } from 'react'
import type { ScreenRoute } from '../screen-route.ts'

const ScreenRoutesContext = createContext<readonly ScreenRoute[]>([])

/** Every screen of the console: the domains provide them, and the shell knows none of the domains. */
export const ScreenRoutesProvider = ScreenRoutesContext.Provider

export const useScreenRoutes = (): readonly ScreenRoute[] => use(ScreenRoutesContext)
