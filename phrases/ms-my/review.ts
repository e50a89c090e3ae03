import type { review as en } from '../en-us/review.ts'
import type { Phrases } from '../phrases.ts'

export const review: Phrases<typeof en> = {
  title: 'Ulasan',
  title_count: 'Ulasan ({count})',
  see_all: 'Lihat semua ulasan',
  all: 'Semua',
  with_pictures: 'Dengan foto',
  stars_one: '{count} bintang',
  stars_other: '{count} bintang',
  average: '{average} daripada 5',
  filter: 'Tunjuk ulasan',
  anonymous: 'Tanpa nama',
  reply: 'Balasan kedai',
  picture_of: 'Foto {index} daripada {count}',
  pictures: 'Foto ulasan',
  none: 'Belum ada ulasan',
  none_text: 'Pembeli produk ini boleh menjadi yang pertama memberi ulasan.',
  none_here: 'Tiada ulasan seperti ini',
  none_here_text: 'Lihat semua ulasan produk ini.',
  show_all: 'Tunjuk semua ulasan',
  to_goods: 'Kembali ke produk',
}
