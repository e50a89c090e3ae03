export const bargain = {
  'bargain.not_found': 'Tawar-menawar ini tidak wujud',
  'bargain.own_bargain': 'Rakan yang menurunkan harga untuk anda: kongsikan tawar-menawar ini',
  'bargain.already_helped': 'Anda sudah membantu tawar-menawar ini',
  'bargain.at_floor': 'Harga sudah di tahap terendah',
  'bargain.ended': 'Tawar-menawar ini telah tamat',
  'bargain.ordered': 'Harga sudah tetap: tawar-menawar ini sedang dipesan',
  'bargain.not_at_floor': 'Hanya boleh dibeli pada harga terendah. {remaining} rakan lagi diperlukan',
  'bargain.in_stock': 'Pilihan ini masih ada stok: beli, atau teruskan tawar-menawar',
  'bargain.already_open': 'Anda sudah mempunyai tawar-menawar bagi pilihan itu yang sedang berjalan',
  'bargain.changed': 'Seorang rakan baru sahaja menurunkan harga, sila semak semula',
}
