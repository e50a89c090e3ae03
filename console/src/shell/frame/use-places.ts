import { createContext, use } from 'react'
import type { Place } from '../place.ts'

const PlacesContext = createContext<readonly Place[]>([])

/** Every screen of the console: the domains have them, and the shell that they stand on knows none of the domains. */
export const PlacesProvider = PlacesContext.Provider

export const usePlaces = (): readonly Place[] => use(PlacesContext)
