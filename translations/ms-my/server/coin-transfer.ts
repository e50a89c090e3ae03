export const coinTransfer = {
  'coin_transfer.rm_only': 'Hanya RM dan ke atas boleh memindahkan syiling. Naik taraf ke RM',
  'coin_transfer.frozen': 'Akaun yang dibekukan tidak boleh memindahkan syiling',
  'coin_transfer.contact_cooldown':
    'Nombor telefon bimbit atau e-mel anda baru ditukar. Demi keselamatan, pindahan boleh dibuat semula mulai {until}',
  'coin_transfer.payee_not_found': 'ID salah. Semak dan cuba lagi',
  'coin_transfer.payee_is_payer': 'Ini ID anda sendiri. Masukkan ID ahli lain',
  'coin_transfer.payee_unavailable': 'Ahli ini tidak boleh menerima pindahan buat masa ini',
  'coin_transfer.amount_not_positive': 'Amaun mesti lebih daripada 0',
  'coin_transfer.exceeds_available': 'Amaun melebihi baki anda',
  'coin_transfer.unit_not_transferable': '{unit} tidak boleh dipindahkan',
  'coin_transfer.not_found': 'Pindahan ini tidak wujud',
  'list.coin_transfer_id': 'ID pindahan',
  'list.coin_transfer_no': 'Nombor pindahan',
  'list.payer_id': 'ID pembayar',
  'list.payer_account': 'Akaun pembayar',
  'list.payee_id': 'ID penerima',
  'list.payee_account': 'Akaun penerima',
}
