export const promotion = {
  'promotion.not_found': 'Promosi ini tidak wujud',
  'promotion.not_started': 'Promosi ini belum bermula',
  'promotion.ended': 'Promosi ini telah tamat',
  'promotion.sold_out': 'Stok promosi tidak mencukupi: tinggal {remaining}',
  'promotion.limit_reached': 'Anda telah mencapai had promosi ini: paling banyak {limit} bagi setiap ahli',
  'promotion.changed': 'Promosi ini baru sahaja diubah, sila semak semula',
  'promotion.english_required': 'Promosi memerlukan teks bahasa Inggeris',
  'promotion.above_threshold': 'Potongan melebihi amaun minimum {amount}',
  'promotion.sku_conflict': 'SKU {sku_id} sudah berada dalam “{name}” (#{promotion_id}) pada masa itu',
  'promotion.insufficient_stock': 'SKU {sku_id} hanya mempunyai {available} unit: tidak boleh diperuntukkan lebih daripada itu',
  'promotion.stock_allocated':
    'Promosi lain telah memperuntukkan {allocated} unit SKU {sku_id} dalam tempoh ini: paling banyak {available} unit boleh diperuntukkan di sini',
  'promotion.stock_below_reserved': '{reserved} unit SKU {sku_id} sudah diambil: bilangannya tidak boleh kurang',
  'promotion.field_locked': 'Promosi sudah bermula: {field} tidak boleh diubah sedemikian lagi',
  'promotion.not_draft': 'Hanya promosi yang belum bermula dan belum pernah digunakan boleh dipadam',
  'promotion.not_reversible': 'Promosi yang telah tamat tidak boleh dihidupkan semula: sila buat yang baharu',
  'promotion.goods_unsuitable':
    '“{goods_name}” tidak boleh dijual atau dihadiahkan dengan cara ini: pesanannya tidak akan menghasilkan apa-apa',
}
