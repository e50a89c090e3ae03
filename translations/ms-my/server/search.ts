export const search = {
  'search.keyword_not_found': 'Kata carian ini tidak wujud lagi',
  'search.keyword_changed': 'Orang lain telah mengubah kata carian ini. Sila lihat dahulu',
  'search.keyword_exists': 'Senarai ini sudah ada kata ini',
  'search.too_many_keywords': 'Satu senarai memuatkan paling banyak {maximum} kata; buang satu dahulu',
}
