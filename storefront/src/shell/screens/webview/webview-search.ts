import type { ReadSearch } from '../../search.ts'

/** The address exactly as it was given: judging it is the screen's work. */
export const readWebviewSearch: ReadSearch<{ url: string }> = ({ url }) => ({ url: url ?? '' })
