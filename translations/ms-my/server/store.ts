export const store = {
  'store.not_found': 'Kedai ini tidak wujud',
  'store.changed': 'Kedai ini telah diubah sementara itu, sila lihat semula',
  'store.english_required': 'Kedai memerlukan nama dan alamat dalam bahasa Inggeris',
  'store.hours_overlap': 'Ada waktu perniagaan yang bertindih',
  'store.in_use': 'Ada pesanan untuk diambil di kedai ini: tutup kedai sahaja',
  'store.not_a_clerk': 'Ahli ini bukan kerani kedai ini',
  'store.every_day': '{hours} setiap hari',
}
