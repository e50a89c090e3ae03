export const media = {
  'media.too_large': 'Sila pilih gambar di bawah {megabytes} MB',
  'media.not_a_picture': 'Sila pilih gambar JPEG, PNG, WebP, GIF atau AVIF',
  'media.too_many_pixels': 'Gambar ini melebihi {megapixels} megapiksel, sila pilih yang lebih kecil',
  'media.broken': 'Gambar ini rosak dan tidak dapat dibaca',
  'media.interrupted': 'Muat naik terganggu, sila cuba lagi',
  'media.too_many_uploads': 'Terlalu banyak gambar dalam masa singkat, sila cuba lagi dalam {minutes} minit',
  'media.not_stored': 'Gambar tidak dapat disimpan buat masa ini, sila cuba lagi nanti',
  'media.not_a_video': 'Sila pilih video MP4 atau WebM',
  'media.gone': 'Gambar atau video itu sudah tiada, sila muat naik semula',
}
