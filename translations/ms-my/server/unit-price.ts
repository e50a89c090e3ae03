export const unitPrice = {
  'unit_price.format': 'Masukkan harga melebihi 0 dengan paling banyak 6 tempat perpuluhan, contohnya 1.2345',
  'unit_price.day_begun': 'Harga hari itu sudah tetap. Hari paling awal ialah {day}',
  'unit_price.day_too_late': 'Pilih hari selewat-lewatnya {day}',
  'unit_price.jump': 'Harga ini berbeza lebih daripada {percent}% daripada harga hari sebelumnya ({before}). Semak dan sahkan perubahan',
  'unit_price.request_not_found': 'Permintaan harga tidak ditemui',
  'unit_price.request_decided': 'Permintaan harga ini sudah diputuskan',
  'unit_price.own_request': 'Permintaan anda mesti diputuskan oleh pengendali lain',
  'unit_price.not_own_request': 'Hanya pengendali yang meminta harga ini boleh menariknya balik',
} as const
