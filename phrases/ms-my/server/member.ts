export const member = {
  'member.same_nickname': 'Nama samaran baharu mesti berbeza daripada yang lama',
  'member.same_email': 'Ini sudah alamat e-mel anda',
  'member.same_mobile': 'Nombor ini sudah diikat',
  'member.mobile_taken': 'Nombor ini telah diikat pada akaun lain',
  'member.wrong_mobile': 'Format nombor telefon tidak betul',
  'member.avatar_unknown': 'Gambar ini tidak ditemui, sila muat naik semula',
  'member.birthday_future': 'Tarikh lahir tidak boleh pada masa hadapan',
  'field.email': 'Format e-mel tidak betul',
  'member.wrong_postcode': 'Format poskod tidak betul',
  'member.birthday_early': 'Sila masukkan tahun dari 1900 dan seterusnya',
  'member.not_found': 'Ahli ini tidak wujud',
  'member.wrong_telephone': 'Format nombor telefon talian tetap tidak betul',
}
