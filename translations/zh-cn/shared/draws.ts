import type { draws as english } from '../../en-us/shared/draws.ts'
import type { TranslationTable } from '../../translate.ts'

export const draws: TranslationTable<typeof english> = {
  prize: '奖品',
  commitment: '商城种子的指纹（SHA-256）',
  not_verified: '此次抽奖核对不符',
  server_seed: '商城种子',
}
