export const gift = {
  'gift.not_found': 'Hadiah ini tidak wujud',
  'gift.claimed': 'Hadiah ini telah dituntut',
  'gift.over': 'Tempoh menuntut hadiah ini sudah tamat',
  'gift.not_claimable': 'Hadiah ini tidak boleh dituntut lagi',
  'gift.rule_not_found': 'Tiada peraturan hadiah sedemikian',
  'gift.changed': 'Peraturan ini telah diubah, sila semak semula',
  'gift.total_below_given': '{given} telah diberikan: jumlah tidak boleh kurang',
}
