export const content = {
  'content.agreement_changed': 'Versi lain telah diterbitkan, sila lihat dahulu',
  'content.agreement_english': 'Teks bahasa Inggeris diperlukan: ia digunakan apabila bahasa lain tiada',
}
