import type { searchkeyword as english } from '../../en-us/console/searchkeyword.ts'
import type { TranslationTable } from '../../translate.ts'

export const searchkeyword: TranslationTable<typeof english> = {
  lead: 'Kata yang dilihat pembeli sebelum menaip, mengikut bahasa dan susunan anda. Bahasa tanpa kata yang dihidupkan bagi sesuatu jenis memaparkan kata Inggeris.',
  language: 'Bahasa',
  hot: 'Carian popular',
  hot_help: 'Bernombor, tiga teratas berwarna merah. Satu ketikan terus mencari kata itu.',
  discover: 'Terokai',
  discover_help: 'Kata untuk melihat-lihat, di bawah carian popular.',
  default: 'Kata lalai',
  default_help:
    'Terpapar dalam kotak carian kosong dan di laman utama, dan dicari apabila kotak dibiarkan kosong. Yang pertama dihidupkan digunakan.',
  add_keyword: 'Tambah kata',
  edit_keyword: 'Sunting kata',
  keyword: 'Kata',
  keyword_help: 'Paling banyak 60 aksara. Pilih kata yang menemui barangan: satu ketikan membawa kepada hasilnya.',
  is_on: 'Dipaparkan kepada pembeli',
  empty_english: 'Belum ada kata: pembeli tidak melihat apa-apa di sini',
  empty_translated: 'Belum ada kata: pembeli melihat kata Inggeris',
  remove_confirm: '“{word}” dibuang dan tidak lagi dilihat pembeli.',
}
