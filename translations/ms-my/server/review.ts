export const review = {
  'review.not_yet': 'Ulasan dibuka selepas pesanan diterima',
  'review.already_written': 'Anda telah mengulas produk ini',
  'review.picture_gone': 'Ada gambar yang tiada lagi, sila muat naik semula',
  'review.not_written': 'Belum ada ulasan untuk ditambah',
  'review.already_appended': 'Anda telah menambah pada ulasan ini',
  'review.append_closed': 'Tempoh untuk menambah ulasan ini telah tamat',
  'review.not_found': 'Ulasan ini tidak wujud',
  'review.changed': 'Ulasan ini telah berubah, sila semak semula',
  'review.reason_required': 'Nyatakan sebab ulasan ini disembunyikan',
}
