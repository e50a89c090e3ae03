export const boxes = {
  state_not_activated: 'Belum diaktifkan',
  state_activated: 'Aktif',
  state_expired: 'Tamat tempoh',
  state_returned: 'Dipulangkan',
  delivery_hosted: 'Dihoskan',
  delivery_home: 'Tidak diurus',
} as const
