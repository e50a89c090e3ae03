import type { poster as enUs } from '../../en-us/server/poster.ts'

export const poster: Record<keyof typeof enUs, string> = {
  'poster.scan_goods': 'Imbas kod untuk melihatnya di kedai',
  'poster.scan_shop': 'Imbas kod untuk masuk ke kedai',
  'poster.recommends': 'Disyorkan oleh {name}',
  'poster.invites': '{name} menjemput anda',
  'poster.shop_note': 'Barangan pilihan, harga berpatutan, satu kedai',
  'poster.kind_discount': 'Diskaun masa terhad',
  'poster.kind_topic': 'Topik',
  'poster.kind_flash_sale': 'Jualan kilat',
  'poster.kind_group_buy': 'Beli berkumpulan',
  'poster.kind_team_buy': 'Beli sepasukan',
  'poster.kind_bargain': 'Tawar-menawar',
  'poster.kind_presale': 'Prajual',
  'poster.kind_combo': 'Set jimat',
  'poster.kind_point': 'Tebus dengan LONGCOIN',
}
