import type { poster as english } from '../en-us/poster.ts'
import type { TranslationTable } from '../translate.ts'

export const poster: TranslationTable<typeof english> = {
  title: 'Poster',
  language: 'Bahasa poster',
  hint: 'Sesiapa yang mengimbas kod akan melihatnya di kedai, dan pesanan mencatat anda sebagai pengongsi.',
  save_hint: 'Dalam aplikasi, tekan dan tahan gambar untuk menyimpannya.',
  earns_commission: 'Pesanan melalui poster ini memberi anda komisen.',
  copy_link: 'Pautan',
  save: 'Simpan',
  share: 'Kongsi',
  retry: 'Cuba lagi',
  failed_title: 'Poster tidak dapat dilukis',
  failed_text: 'Banyak poster sedang dilukis. Cuba lagi sebentar.',
  gone_title: 'Poster ini tidak lagi tersedia',
  gone_text: 'Barangan tidak dijual lagi, atau promosi telah tamat.',
  of_shop: 'Poster kedai',
  alt: 'Poster: {title}. {description}',
}
