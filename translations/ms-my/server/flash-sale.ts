export const flashSale = {
  'flash_sale.pass_required': 'Pembelian jualan kilat bermula di halamannya sendiri: ketik Beli di sana dahulu',
  'flash_sale.pass_invalid': 'Giliran ini bukan milik anda, atau untuk barang lain',
  'flash_sale.pass_expired': 'Giliran anda telah tamat. Cuba lagi di halaman jualan kilat',
  'flash_sale.pass_used': 'Giliran ini telah digunakan untuk satu pesanan',
}
