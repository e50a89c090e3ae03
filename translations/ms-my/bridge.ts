import type { bridge as en } from '../en-us/bridge.ts'
import type { TranslationTable } from '../translate.ts'

export const bridge: TranslationTable<typeof en> = {
  logged_out: 'Akaun telah dilog keluar!',
  waiting_title: 'Menunggu aplikasi',
  waiting_text: 'Sedang menghubungi aplikasi…',
  handed_over_text: 'Sila teruskan dalam aplikasi.',
  no_response_title: 'Aplikasi tidak menjawab',
  no_response_text: 'Tiada apa-apa yang berubah. Anda boleh cuba lagi atau kekal di sini.',
  retry: 'Cuba lagi',
  dismiss: 'Bukan sekarang',
  desktop_title: 'Pesanan diterima',
  desktop_text: 'Pesanan desktop awan anda telah sampai ke kedai.',
  desktop_no_payment: 'Tiada pembayaran untuk ditunjukkan di sini',
  view_orders: 'Pesanan saya',
  go_home: 'Ke laman utama',
}
