import type { draws as english } from '../../en-us/shared/draws.ts'
import type { TranslationTable } from '../../translate.ts'

export const draws: TranslationTable<typeof english> = {
  prize: 'Hadiah',
  commitment: 'Cap jari benih kedai (SHA-256)',
  not_verified: 'Cabutan ini tidak sepadan',
  server_seed: 'Benih kedai',
}
