import type { TranslationTable } from '../../translate.ts'
import type { marketing as english } from '../../en-us/shared/marketing.ts'

export const marketing: TranslationTable<typeof english> = {
  name: 'Nama',
  of: '{part} daripada {whole}',
  texts: 'Teks',
  window: 'Tempoh',
  first_day: 'Hari pertama',
  last_day: 'Hari terakhir',
  last_day_help: 'Hingga akhir hari itu.',
  position: 'Kedudukan',
  position_help: 'Lebih kecil nombornya, lebih ke hadapan.',
  is_on: 'Hidup',
  switch_on: 'Hidupkan',
  switch_off: 'Matikan',
  state_upcoming: 'Akan datang',
  state_off: 'Dimatikan',
  state_ended: 'Tamat',
}
