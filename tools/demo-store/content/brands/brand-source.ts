import type { Words } from '../../types.ts'

/** `mark` is what its packages and its logo carry, in capitals A–Z, & and spaces; `colour` the paint of its emblem. */
export interface BrandSource {
  name: Words
  mark: string
  colour: string
  emblem: 'ring' | 'leaf' | 'wave' | 'peak' | 'square' | 'arc' | 'dot' | 'grain'
  story: Words
}
