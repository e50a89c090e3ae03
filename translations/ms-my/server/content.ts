export const content = {
  'content.agreement_changed': 'Versi lain telah diterbitkan, sila lihat dahulu',
  'content.agreement_english_required': 'Teks bahasa Inggeris diperlukan: ia digunakan apabila bahasa lain tiada',
  'content.page_not_found': 'Halaman ini tidak wujud',
  'content.page_changed': 'Orang lain telah mengubah halaman ini, sila lihat dahulu',
  'content.page_no_draft': 'Halaman ini tiada draf: tiada apa-apa yang berubah',
  'content.page_incomplete': 'Sebahagian blok belum sedia untuk diterbitkan, sila lihat tandanya',
  'content.page_not_scheduled': 'Tiada penerbitan dirancang untuk halaman ini',
  'content.page_version_missing': 'Halaman ini tidak pernah diterbitkan begitu',
  'content.preview_expired': 'Pratonton ini telah tamat, sila buka semula dari konsol',
  'content.agreement_not_found': 'Versi ini tidak wujud',
}
