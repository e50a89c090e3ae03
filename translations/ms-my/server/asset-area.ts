export const assetArea = {
  'asset_area.closed': 'Peniaga belum mengaktifkan ruang aset digital',
  'asset_area.closed_in_country': 'Ruang aset digital tidak tersedia di negara anda',
  'asset_area.terms_changed': 'Terma dan notis risiko telah berubah. Baca versi semasa dan bersetuju sekali lagi',
  'asset_area.terms_not_agreed': 'Baca terma dan notis risiko ruang aset digital serta bersetuju dengannya dahulu',
}
