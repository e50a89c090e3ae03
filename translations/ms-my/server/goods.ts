export const goods = {
  'catalogue.english_required': 'Produk memerlukan teks bahasa Inggeris',
  'catalogue.english_attribute_required': 'Atribut dan nilainya memerlukan nama bahasa Inggeris',
  'catalogue.sku_required': 'Produk yang dijual memerlukan sekurang-kurangnya satu varian aktif',
  'catalogue.sku_values': 'Setiap varian memerlukan satu nilai bagi setiap atribut',
  'catalogue.duplicate_sku': 'Terdapat dua varian dengan gabungan yang sama',
  'catalogue.duplicate_sku_no': 'Nombor {sku_no} digunakan untuk dua varian',
  'catalogue.sku_no_exists': 'Nombor {sku_no} sudah digunakan oleh “{goods}” (#{goods_id})',
  'catalogue.market_price_low': 'Harga pasaran tidak boleh lebih rendah daripada harga jualan ({price})',
  'catalogue.price_below_promotion':
    '{sku_no}: promosi “{promotion}” menjualnya pada {price}, lebih tinggi daripada harga baharu. Sila ubah promosi dahulu',
  'catalogue.stock_below_reserved': '{sku_no}: {reserved} unit sudah ditempah, jadi stok tidak boleh kurang daripada itu',
  'catalogue.stock_too_many': '{sku_no}: stok tidak boleh melebihi {maximum} unit',
  'catalogue.type_fixed': 'Jenis produk yang sudah terjual tidak boleh diubah',
  'catalogue.goods_sold': 'Produk ini pernah terjual: sila hentikan jualannya',
  'catalogue.goods_in_use': 'Produk ini digunakan oleh promosi, hadiah atau ulasan: sila hentikan jualannya',
}
