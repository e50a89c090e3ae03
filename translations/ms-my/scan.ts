import type { scan as english } from '../en-us/scan.ts'
import type { TranslationTable } from '../translate.ts'

export const scan: TranslationTable<typeof english> = {
  scan_in_app: 'Imbas',
  camera: 'Kamera',
  camera_starting: 'Membuka kamera',
  camera_refused: 'Kebenaran kamera gagal',
  camera_refused_text: 'Benarkan kamera dalam tetapan pelayar anda. Anda juga boleh memilih gambar kod atau memasukkan kod.',
  camera_missing: 'Tiada kamera ditemui',
  camera_missing_text: 'Pilih gambar kod, atau masukkan kod.',
  camera_busy: 'Kamera tidak tersedia',
  camera_busy_text: 'Aplikasi lain mungkin sedang menggunakannya. Tutup aplikasi itu dan cuba lagi.',
  camera_unreadable: 'Pembaca kod tidak dapat dimuatkan',
  camera_unreadable_text: 'Semak sambungan anda dan cuba lagi, atau masukkan kod.',
  try_again: 'Cuba lagi',
  choose_picture: 'Pilih gambar',
  no_code_in_picture: 'Tiada kod QR ditemui dalam gambar ini',
  picture_unreadable: 'Gambar ini tidak dapat dibaca',
}
