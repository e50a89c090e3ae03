export const pointsShop = {
  'exchange.not_found': 'Item ini tiada lagi di kedai mata',
  'exchange.not_started': 'Penebusan item ini belum bermula',
  'exchange.ended': 'Penebusan item ini sudah tamat',
  'exchange.price_changed': 'Harganya kini {longcoin} LONGCOIN',
  'exchange.limit': 'Paling banyak {limit} setiap ahli',
  'exchange.sold_out': 'Baki tidak mencukupi: {left}',
  'exchange.coupon_over': 'Kupon bagi item ini tidak lagi diberikan',
  'exchange.record_not_found': 'Penebusan ini tidak wujud',
  'exchange.changed': 'Item ini telah diubah, sila semak semula',
  'exchange.english_needed': 'Item memerlukan perkataan Inggeris',
  'exchange.stock_below_taken': '{taken} telah ditebus: stok tidak boleh kurang',
  'exchange.kind_fixed': 'Jenis item tidak boleh diubah',
}
