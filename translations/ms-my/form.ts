import type { form as en } from '../en-us/form.ts'
import type { TranslationTable } from '../translate.ts'

export const form: TranslationTable<typeof en> = {
  required: 'Sila isi ruangan ini',
  wrong_form: 'Sila semak ruangan ini',
  too_short: 'Sekurang-kurangnya {minimum} aksara',
  too_long: 'Selebih-lebihnya {maximum} aksara',
  too_small: 'Sekurang-kurangnya {minimum}',
  too_big: 'Selebih-lebihnya {maximum}',
  choice: 'Sila pilih satu',
  password_mix: 'Gunakan sekurang-kurangnya dua jenis: huruf, digit, simbol',
  text_form: 'Sila buang ruang di hujung dan aksara luar biasa',
}
