import type { draws as english } from '../../en-us/shared/draws.ts'
import type { TranslationTable } from '../../translate.ts'

export const draws: TranslationTable<typeof english> = {
  prize: '경품',
  commitment: '상점 시드의 지문(SHA-256)',
  not_verified: '추첨이 맞지 않습니다',
  server_seed: '상점 시드',
}
