import type { draws as english } from '../../en-us/shared/draws.ts'
import type { TranslationTable } from '../../translate.ts'

export const draws: TranslationTable<typeof english> = {
  prize: '景品',
  commitment: 'ショップのシードの指紋（SHA-256）',
  not_verified: 'この抽選は一致しません',
  server_seed: 'ショップのシード',
}
