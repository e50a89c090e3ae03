import type { actors as english } from '../../en-us/shared/actors.ts'
import type { TranslationTable } from '../../translate.ts'

export const actors: TranslationTable<typeof english> = {
  by_member: '会员',
  by_operator: '操作员',
  by_system: '系统自动',
}
