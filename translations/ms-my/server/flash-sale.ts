export const flashSale = {
  'seckill.pass_needed': 'Pembelian jualan kilat bermula di halamannya sendiri: ketik Beli di sana dahulu',
  'seckill.pass_wrong': 'Giliran ini bukan milik anda, atau untuk barang lain',
  'seckill.pass_expired': 'Giliran anda telah tamat. Cuba lagi di halaman jualan kilat',
  'seckill.pass_used': 'Giliran ini telah digunakan untuk satu pesanan',
}
