import type { outcome as english } from '../en-us/outcome.ts'
import type { TranslationTable } from '../translate.ts'

export const outcome: TranslationTable<typeof english> = {
  goods_title: 'Apa yang anda dapat',
  goods_text: 'Anda membayar untuk barangan ini. Ia dihantar kepada anda seperti barangan lain di kedai.',
  grade_text:
    'Pembelian ini juga menjadikan anda AM. Jika anda tidak menjadi RM dalam {am} hari, ganjaran anda dibekukan; {forfeit} hari kemudian ia dilucuthakkan kepada kedai.',
  see_levels: 'Tahap dan syarat',
  title: 'Apa yang diterima oleh pembeli',
  lead: 'Daripada buku kedai sendiri hingga {day}: {members} ahli yang membelinya sekurang-kurangnya {days} hari sebelumnya dan tidak memulangkannya.',
  figure: 'Ganjaran diterima',
  first_days: '{days} hari pertama',
  so_far: 'Keseluruhan',
  median: 'Separuh menerima tidak lebih daripada',
  none: 'Tidak menerima apa-apa',
  how: 'Dikira setiap hari. Ganjaran dikira pada nilainya pada hari penyelesaian, ditolak jumlah yang ditarik balik kerana bayaran balik; ganjaran yang dibekukan atau dilucuthakkan kerana tempoh AM tidak dikira. Ahli yang menutup akaun turut dikira.',
  no_record: 'Belum ada rekod',
  no_record_text:
    'Kurang daripada {least} ahli memiliki produk ini selama {days} hari, jadi kedai tidak dapat menyatakan apa yang lazimnya diterima pembeli. Buatlah keputusan seolah-olah anda tidak menerima apa-apa.',
  warning:
    'Ganjaran tidak dijamin dan bukan alasan untuk membeli. Ia dibayar hanya daripada jualan orang lain, dan dikurangkan apabila melebihi had.',
  return_title: 'Hak pemulangan',
  return_days_one:
    'Anda boleh memohon bayaran balik dari masa pembayaran sehingga {count} hari selepas menerima barangan. Barangan yang telah dihantar perlu dipulangkan.',
  return_days_other:
    'Anda boleh memohon bayaran balik dari masa pembayaran sehingga {count} hari selepas menerima barangan. Barangan yang telah dihantar perlu dipulangkan.',
  return_how: 'Mohon pada pesanan. Peraturan biasa kedai terpakai, dan bayaran anda bagi barangan dikembalikan.',
  return_grade:
    'Tahap anda kekal, tetapi anda tidak lagi dikira sebagai rujukan perujuk anda, dan produk ini tidak lagi dikira dalam pokok binari.',
  return_awards:
    'Ganjaran rujukan yang diterima orang lain daripada pembelian anda ditarik balik. Ganjaran anda daripada jualan lain tidak terjejas.',
}
