export const code = {
  'code.captcha_wrong': 'Kod pengesahan salah',
  'code.captcha_expired': 'Gambar ini telah tamat tempoh, sila ambil yang baharu',
  'code.wrong': 'Kod pengesahan salah',
  'code.wrong_attempts_left': 'Kod pengesahan salah ({left} percubaan lagi)',
  'code.expired': 'Kod pengesahan ini telah tamat tempoh, sila minta yang baharu',
  'code.too_soon': 'Sila tunggu {seconds} saat sebelum meminta kod lain',
  'code.not_sent': 'Kod tidak dapat dihantar, sila cuba lagi',
}
