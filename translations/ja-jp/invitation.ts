import type { invitation as english } from '../en-us/invitation.ts'
import type { TranslationTable } from '../translate.ts'

export const invitation: TranslationTable<typeof english> = {
  title: '友達を招待',
}
