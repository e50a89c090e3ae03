import type { LocalizedText } from '../../types.ts'

/** `mark` is what its packages and its logo carry, in capitals A–Z, & and spaces; `colour` the paint of its emblem. */
export interface BrandSource {
  name: LocalizedText
  mark: string
  colour: string
  emblem: 'ring' | 'leaf' | 'wave' | 'peak' | 'square' | 'arc' | 'dot' | 'grain'
  story: LocalizedText
}
