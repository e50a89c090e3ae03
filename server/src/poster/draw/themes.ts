import type { Theme } from '@longmall/contract/fields.ts'

export interface PosterColours {
  brand: string
  /** Of a gradient, from the top left to the bottom right. */
  from: string
  to: string
  soft: string
}

/** The light colours of `ui/tokens.css`; a poster is a picture and knows no dark mode. */
export const coloursOf: Record<Theme, PosterColours> = {
  default: { brand: '#5546d6', from: '#5d3fd3', to: '#4a5be0', soft: '#efedfd' },
  blue: { brand: '#0a63bd', from: '#0756a8', to: '#0b74c4', soft: '#e7f1fc' },
  green: { brand: '#0a7541', from: '#086b3a', to: '#0a7a6b', soft: '#e5f5ec' },
  pink: { brand: '#c41c64', from: '#c41c64', to: '#a03aa6', soft: '#fdeaf2' },
  golden: { brand: '#875a00', from: '#7d5200', to: '#9a5a12', soft: '#fbf2df' },
}

export const ink = { strong: '#15151c', body: '#3a3a45', quiet: '#666673', price: '#c4122f', line: '#e9e9ef', card: '#ffffff' } as const
