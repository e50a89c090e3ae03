import type { ReadSearch } from '../../search.ts'

/** The address unchanged: the screen validates it. */
export const readWebviewSearch: ReadSearch<{ url: string }> = ({ url }) => ({ url: url ?? '' })
