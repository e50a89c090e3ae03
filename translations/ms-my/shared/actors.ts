import type { actors as english } from '../../en-us/shared/actors.ts'
import type { TranslationTable } from '../../translate.ts'

export const actors: TranslationTable<typeof english> = {
  by_member: 'Ahli',
  by_operator: 'Pengendali',
  by_system: 'Automatik',
}
