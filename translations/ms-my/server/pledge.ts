export const pledge = {
  'pledge.closure': 'Masih ada sandaran yang berjalan',
  'pledge.not_found': 'Sandaran tidak ditemui',
  'pledge.closed': 'Sandaran ini telah tamat atau telah dibayar balik',
  'pledge.income_paid': 'Pendapatan pertama sandaran ini telah dibayar, jadi ia tidak boleh dibayar balik lagi',
  'pledge.plan_unavailable': 'Tempoh ini tidak dijual',
  'pledge.price_changed': 'Harga satu saham mengikut harga hari itu dan kini {price}. Senarai sedang dikemas kini: cuba lagi sebentar lagi',
}
