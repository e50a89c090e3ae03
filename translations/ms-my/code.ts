import type { code as en } from '../en-us/code.ts'
import type { TranslationTable } from '../translate.ts'

export const code: TranslationTable<typeof en> = {
  captcha: 'Kod gambar',
  captcha_hint: 'Taip enam digit dalam gambar',
  captcha_picture: 'Enam digit yang dilukis sebagai gambar. Jika anda tidak dapat membacanya, gunakan butang di bawah.',
  captcha_failed: 'Gambar tidak dapat dimuatkan',
  captcha_reload: 'Gambar baharu',
  captcha_unreadable: 'Saya tidak dapat membaca gambar',
  work_title: 'Memeriksa peranti anda sebagai ganti gambar',
  work_progress: '{percent}% selesai',
  work_done: 'Selesai. Kod gambar tidak diperlukan.',
  work_failed: 'Pemeriksaan tidak berjaya. Sila cuba lagi atau gunakan gambar.',
  work_retry: 'Cuba lagi',
  back_to_picture: 'Gunakan gambar',
  code: 'Kod pengesahan',
  code_hint: 'Enam digit',
  send: 'Hantar kod',
  resend: 'Hantar semula',
  seconds: '{seconds} s',
  resend_in: 'Hantar semula dalam {seconds} s',
  sent_to: 'Dihantar ke {to}',
  sent: 'Kod telah dihantar',
  six_digits: 'Sila masukkan enam digit',
}
