export const refund = {
  'refund.not_found': 'Permohonan selepas jualan ini tidak wujud',
  'refund.line_not_found': 'Produk ini tidak ditemui dalam pesanan anda',
  'refund.not_refundable': 'Bayaran balik untuk produk ini tidak boleh dimohon lagi',
  'refund.quantity_exceeded': 'Paling banyak {left} boleh dimohon',
  'refund.not_shipped': 'Barang ini belum dihantar: sila mohon bayaran balik sahaja',
  'refund.already_open': 'Permohonan untuk produk ini sedang diproses',
  'refund.picture_unknown': 'Salah satu gambar sudah tiada, sila muat naik semula',
  'refund.changed': 'Status permohonan ini telah berubah, sila semak semula',
  'refund.invalid_tracking_number': 'Sila masukkan nombor penjejakan seperti pada bungkusan: 4 hingga 40 huruf dan angka',
  'account_closure.refunds': '{count} permohonan selepas jualan anda belum selesai',
  'message.return_refused.subject': 'Permohonan {number} anda ditolak',
  'message.return_refused.text':
    'Kedai menolak permohonan selepas jualan {number} anda untuk {goods} pada {at}:\n\n{reply}\n\nAnda boleh memohon semula dengan keterangan atau gambar tambahan selagi tempoh masih ada.',
  'message.return_parcel.subject': 'Sila hantar semula barang bagi {number}',
  'message.return_parcel.text':
    'Permohonan selepas jualan {number} anda untuk {goods} diluluskan pada {at}. Sila hantar barang dan isi nombor penjejakan sebelum {until}; selepas itu permohonan ditutup sendiri.',
  'message.return_refunded.subject': 'Bayaran balik {number} anda telah diproses',
  'message.return_refunded.text':
    '{amount} untuk {goods} dikembalikan ke sumber asalnya pada {at} (permohonan {number}). Bank atau kad mungkin mengambil beberapa hari.',
  'message.return_closed.subject': 'Permohonan {number} anda ditutup',
  'message.return_closed.text':
    'Permohonan selepas jualan {number} anda untuk {goods} ditutup pada {at} kerana barang tidak dihantar tepat masa. Anda boleh memohon semula selagi tempoh masih ada.',
} as const
