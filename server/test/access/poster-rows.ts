import { shopper } from './access-row.ts'

/** Who may call what concerns poster. */
export const posterRows = {
  'poster/view': shopper,
} as const
