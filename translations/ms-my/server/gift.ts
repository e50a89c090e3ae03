export const gift = {
  'gift.not_found': 'Hadiah ini tidak wujud',
  'gift.already_claimed': 'Hadiah ini telah dituntut',
  'gift.expired': 'Tempoh menuntut hadiah ini sudah tamat',
  'gift.not_claimable': 'Hadiah ini tidak boleh dituntut lagi',
  'gift.rule_not_found': 'Tiada peraturan hadiah sedemikian',
  'gift.changed': 'Peraturan ini telah diubah, sila semak semula',
  'gift.total_below_granted': '{granted} telah diberikan: jumlah tidak boleh kurang',
}
