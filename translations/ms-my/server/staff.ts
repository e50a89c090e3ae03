export const staff = {
  'staff.change_of_plan': 'Pelan ganjaran versi {plan_id}, mulai {day}',
  'staff.change_of_sponsor': 'Perujuk {account}: {before} → {after}',
  'staff.no_sponsor': 'tiada',
  'staff.change_of_price': 'Harga syiling {what}',
  'staff.log_in_expired': 'Log masuk ini telah tamat tempoh, sila mulakan semula',
  'staff.code_needed': 'Sila masukkan juga kod daripada aplikasi pengesah anda',
  'staff.email_taken': 'Alamat e-mel ini sudah digunakan oleh pengendali lain',
  'staff.not_found': 'Pengendali ini tidak wujud',
  'staff.changed': 'Seseorang telah mengubahnya, sila semak semula',
  'staff.role_unknown': 'Peranan ini tidak wujud',
  'staff.role_taken': 'Peranan dengan nama ini sudah ada',
  'staff.owner_fixed': 'Peranan pemilik tidak boleh diubah',
  'staff.own_permissions': 'Kebenaran sendiri tidak boleh diubah; sila minta pemilik lain',
  'staff.exceeds_permissions': 'Tindakan ini melebihi kebenaran anda sendiri',
  'staff.last_owner': 'Sekurang-kurangnya seorang pemilik mesti kekal',
  'staff.too_new':
    'Pengendali baharu, atau yang peranan, kata laluan atau faktor keduanya ditukar oleh orang lain, belum boleh meluluskan. Anda boleh dalam {hours} jam',
}
