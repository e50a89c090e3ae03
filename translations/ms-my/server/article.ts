export const article = {
  'article.not_found': 'Artikel ini sudah tiada',
  'article.changed': 'Artikel ini baru sahaja diubah, sila semak semula',
  'article.english_required': 'Kandungan untuk pelawat memerlukan teks bahasa Inggeris',
  'article.kind_fixed': 'Jenis artikel tidak boleh diubah; tulis yang baharu',
  'article.page_exists': 'Halaman ini sudah ada artikelnya; sunting artikel itu',
  'article.category_not_found': 'Kategori bantuan ini tidak wujud',
  'article.goods_unknown': 'Tiada barangan {goods_id}',
  'article.not_draft': 'Hanya draf boleh dipadam; tarik balik dahulu daripada kedai',
  'article.version_not_found': 'Versi ini tidak wujud',
  'article.category_changed': 'Kategori baru sahaja diubah, sila semak semula',
  'article.category_used': 'Terdapat {article_count} artikel dalam kategori ini; alihkan dahulu',
}
