export const pointsShop = {
  'points_shop.not_found': 'Item ini tiada lagi di kedai mata',
  'points_shop.not_started': 'Penebusan item ini belum bermula',
  'points_shop.ended': 'Penebusan item ini sudah tamat',
  'points_shop.price_changed': 'Harganya kini {longcoin} LONGCOIN',
  'points_shop.limit_reached': 'Paling banyak {limit} setiap ahli',
  'points_shop.sold_out': 'Baki tidak mencukupi: {remaining}',
  'points_shop.coupon_ended': 'Kupon bagi item ini tidak lagi diberikan',
  'points_shop.order_not_found': 'Penebusan ini tidak wujud',
  'points_shop.changed': 'Item ini telah diubah, sila semak semula',
  'points_shop.english_required': 'Item memerlukan perkataan Inggeris',
  'points_shop.stock_below_reserved': '{reserved} telah ditebus: stok tidak boleh kurang',
  'points_shop.kind_immutable': 'Jenis item tidak boleh diubah',
}
