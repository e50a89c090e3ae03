export const search = {
  'search.word_not_found': 'Kata carian ini tidak wujud lagi',
  'search.word_changed': 'Orang lain telah mengubah kata carian ini. Sila lihat dahulu',
  'search.word_taken': 'Senarai ini sudah ada kata ini',
  'search.too_many_words': 'Satu senarai memuatkan paling banyak {maximum} kata; buang satu dahulu',
}
