export const application = {
  'application.wrong_mobile': 'Format nombor telefon bimbit tidak betul',
  'application.already_applied': 'Anda telah memohon; permohonan {application_no} sedang diproses',
  'application.mobile_used': 'Ahli lain telah memohon dengan nombor telefon ini',
  'application.not_found': 'Permohonan ini tidak wujud',
  'application.decided': 'Permohonan ini telah berubah, sila lihat semula',
  'application.name_join': 'permohonan menyertai',
  'application.name_franchise': 'permohonan francais',
  'application.next_accepted': 'Kami akan menghubungi anda dalam tiga hari bekerja tentang langkah seterusnya.',
  'application.next_refused': 'Terima kasih atas minat anda. Anda boleh memohon lagi kemudian.',
}
