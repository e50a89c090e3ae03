import type { assetarea as en } from '../en-us/assetarea.ts'
import type { TranslationTable } from '../translate.ts'

export const assetarea: TranslationTable<typeof en> = {
  title: 'Aset digital',
  closed: 'Ruang aset digital ditutup',
  closed_text: 'Peniaga belum mengaktifkannya. Segala yang lain di kedai berfungsi seperti biasa.',
  closed_in_country: 'Tidak tersedia di negara anda',
  closed_in_country_text: 'Ruang aset digital tidak ditawarkan di negara akaun anda. Segala yang lain di kedai berfungsi seperti biasa.',
  to_home: 'Pergi ke laman utama',
  terms: 'Terma dan notis risiko',
  terms_lead:
    'Anda boleh kehilangan apa yang anda laburkan di ruang ini, dan tiada pendapatan yang dijamin. Sila baca terma dan notis risiko sebelum pembelian pertama anda di sini.',
  read_terms: 'Baca dan bersetuju',
  read_again: 'Baca semula',
  agreed_on: 'Anda bersetuju dengan versi {version}',
  agree_check: 'Saya telah membaca terma dan notis risiko serta bersetuju dengannya',
  agree: 'Setuju',
  agreed: 'Terima kasih. Anda bersetuju dengan versi {version}',
  tick_first: 'Tandakan kotak untuk bersetuju',
  changed: 'Ada versi baharu. Sila baca sebelum anda bersetuju',
}
