export const award = {
  'award.plan_not_found': 'Versi pelan tidak ditemui',
  'award.plan_changed': 'Versi pelan ini telah berubah. Semak dan cuba lagi',
  'award.plan_decided': 'Versi pelan ini telah diputuskan',
  'award.plan_in_past': 'Versi pelan mesti bermula selepas hari ini ({day})',
  'award.plan_day_taken': 'Versi lain yang diluluskan bermula pada {day}',
  'award.rates_exceed_cap': 'Jumlah kadar bagi satu jualan ialah {sum}%, melebihi had {cap}%',
  'award.split_exceeds_whole': 'Jumlah bahagian bonus melebihi keseluruhan',
  'award.rate_unknown': 'Pelan tiada kadar “{kind}” bagi generasi {generation}, atau ia berulang',
  'award.own_plan': 'Operator lain mesti meluluskan versi pelan anda sendiri',
  'award.plan_started': 'Versi pelan ini sedang berkuat kuasa dan tidak boleh ditarik balik',
}
