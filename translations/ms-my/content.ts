import type { content as en } from '../en-us/content.ts'
import type { TranslationTable } from '../translate.ts'

export const content: TranslationTable<typeof en> = {
  search: 'Cari',
  highlights: 'Sorotan',
  slide_of: 'Sorotan {index} daripada {count}',
  pause: 'Hentikan tayangan slaid',
  play: 'Mulakan tayangan slaid',
  shortcuts: 'Pintasan',
  notices: 'Notis',
  brands: 'Jenama',
  topics: 'Topik',
  goods: 'Produk',
  recommended: 'Disyorkan',
  see_all: 'Lihat semua',
  see_all_of: 'Lihat semua: {title}',
  empty_home: 'Kedai sedang disusun',
  empty_home_text: 'Rak sedang diisi. Sementara itu, lihat kategori dahulu.',
  preview_expired: 'Pratonton ini telah tamat',
  preview_expired_text: 'Buka semula dari konsol.',
  preview_empty: 'Halaman ini belum ada kandungan. Tambah blok di konsol.',
  categories: 'Kategori',
  terms: 'Perjanjian perkhidmatan pengguna',
  privacy_policy: 'Dasar privasi',
  asset_terms: 'Ruang aset digital: terma dan notis risiko',
  agreement_since: 'Versi {version}, berkuat kuasa sejak {day}',
}
