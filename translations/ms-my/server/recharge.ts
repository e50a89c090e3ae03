export const recharge = {
  'recharge.frozen': 'Akaun yang dibekukan tidak boleh ditambah nilai',
  'recharge.window_frozen': 'Akaun yang dibekukan tidak boleh ditambah nilai sehingga anda menjadi RM',
  'recharge.offer_or_amount_required': 'Pilih tawaran atau masukkan amaun sendiri',
  'recharge.offer_changed': 'Tawaran ini telah berubah, sila pilih semula',
  'recharge.amount_not_positive': 'Amaun mesti lebih daripada 0',
  'recharge.below_minimum': 'Sekurang-kurangnya {minimum} setiap kali',
  'recharge.above_maximum': 'Paling banyak {maximum} setiap kali',
  'recharge.not_found': 'Tambah nilai ini tidak wujud',
  'recharge.offer_not_found': 'Tawaran ini tidak wujud',
  'recharge.offer_stale': 'Tawaran ini telah diubah oleh orang lain, sila semak semula',
  'recharge.offer_exists': 'Sudah ada tawaran aktif dengan amaun ini',
} as const
