import type { actors as english } from '../../en-us/shared/actors.ts'
import type { TranslationTable } from '../../translate.ts'

export const actors: TranslationTable<typeof english> = {
  by_member: '会員',
  by_operator: '担当者',
  by_system: '自動',
}
