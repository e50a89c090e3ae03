import type { actors as english } from '../../en-us/shared/actors.ts'
import type { TranslationTable } from '../../translate.ts'

export const actors: TranslationTable<typeof english> = {
  by_member: '회원',
  by_operator: '운영자',
  by_system: '자동',
}
