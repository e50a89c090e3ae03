import type { codes as english } from '../../en-us/shared/codes.ts'
import type { TranslationTable } from '../../translate.ts'

export const codes: TranslationTable<typeof english> = {
  code_1: 'Faedah simpanan, Plan1',
  code_2: 'Faedah simpanan, Plan2',
  code_4: 'Faedah simpanan, Plan3',
  code_5: 'Faedah simpanan, Plan4',
  code_6: 'Pengeluaran syiling',
  code_9: 'Perlombongan',
  code_11: 'Simpanan tetap',
  code_12: 'Pendapatan ikrar',
  code_13: 'Pindahan',
  code_21: 'Pengeluaran kod imbas',
  code_22: 'Pengeluaran tunai',
}
