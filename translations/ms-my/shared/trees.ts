import type { trees as english } from '../../en-us/shared/trees.ts'
import type { TranslationTable } from '../../translate.ts'

export const trees: TranslationTable<typeof english> = {
  leg: 'Cabang untuk ahli baharu',
  leg_automatic: 'Automatik',
  leg_left: 'Cabang kiri',
  leg_right: 'Cabang kanan',
  grade: 'Tahap',
  state: 'Status',
  state_locked: 'Dikunci',
  zoom_in: 'Zum masuk',
  zoom_out: 'Zum keluar',
  fit: 'Tunjuk semua',
  more_of: 'Buka pokok {name}: {count} lagi',
  below_of: 'Buka pokok {name}',
  free_place: 'Kedudukan kosong',
  taken_place: 'Tidak ditunjukkan di sini',
  clone: 'Klon',
  in_team: '{count} dalam pasukan',
  carry_left_short: 'Ki {volume}',
  carry_right_short: 'Ka {volume}',
  no_carry: 'Belum ada jumlah jualan',
  carry_left: 'Bawa ke hadapan, kiri',
  carry_right: 'Bawa ke hadapan, kanan',
  side: 'Cabang',
}
