import { features } from '../shared/features.ts'
import { themes } from '../shared/themes.ts'
import type { site as english } from '../../en-us/console/site.ts'
import type { TranslationTable } from '../../translate.ts'

export const site: TranslationTable<typeof english> = {
  ...features,
  ...themes,
  appearance: 'Penampilan',
  appearance_lead: 'Warna kedai dan bar tabnya. Pratonton menunjukkan kedai sebenar; tiada apa berubah bagi pembeli sebelum anda simpan.',
  theme: 'Tema kedai',
  theme_note: 'Ahli yang memilih warna lain mengekalkannya.',
  preview: 'Pratonton',
  preview_language: 'Bahasa pratonton',
  preview_loading: 'Kedai sedang dimuatkan',
  preview_closed: 'Semasa kedai ditutup, pratonton menunjukkan apa yang dilihat pembeli.',
  tab_bar: 'Bar tab',
  tab_bar_note: 'Laman Utama kekal; yang lain boleh dibuang. Tanpa teks anda tab menggunakan nama biasa.',
  tab_home: 'Laman Utama',
  tab_category: 'Kategori',
  tab_cart: 'Troli',
  tab_member: 'Ahli',
  tab_icon: 'Ikon {tab}',
  tab_label: 'Nama',
  move_up: 'Alih {tab} ke atas',
  move_down: 'Alih {tab} ke bawah',
  show_tab: 'Tunjuk {tab}',
  opening: 'Ketersediaan dan ciri',
  opening_lead: 'Sama ada kedai dibuka, apa yang dilihat pembeli ketika ditutup, dan apa yang ditawarkan.',
  is_open: 'Kedai dibuka',
  is_closed: 'Kedai ditutup',
  is_closed_until: 'Kedai ditutup sehingga {time}',
  close_now: 'Tutup kedai',
  close_now_confirm:
    'Mulai sekarang tiada siapa boleh melayari, memesan atau membayar, dan setiap halaman terbuka menunjukkan kedai ditutup. Bayaran yang sedang berjalan tetap dikreditkan, pemasa berterusan dan konsol kekal terbuka. Anda membukanya semula sendiri.',
  close_until: 'Tutup sehingga satu masa',
  close_until_field: 'Dibuka semula',
  close_until_note:
    'Kedai ditutup serta-merta dan dibuka sendiri pada masa ini. Semasa ditutup tiada siapa boleh melayari, memesan atau membayar; bayaran yang sedang berjalan tetap dikreditkan.',
  open_now: 'Buka kedai',
  open_now_confirm: 'Pembeli boleh melayari, memesan dan membayar semula serta-merta.',
  closed_preview: 'Apa yang dilihat pembeli semasa ditutup',
  closed_title: 'Kedai ditutup',
  closed_text: 'Troli dan pesanan anda selamat.',
  closed_opens: 'Dibuka semula pada {time}',
  addons: 'Apa yang ditawarkan kedai',
  addons_note:
    'Yang dimatikan hilang dari semua skrin kedai, dan panggilannya menjawab bahawa ia tidak ditawarkan. Yang sudah dimiliki ahli dikekalkan.',
  addon_bundling_note:
    'Pembeli tidak lagi melihat bundel di halaman barangan, troli dan pembayaran, dan zonnya ditutup; barangan dijual pada harga masing-masing. Pesanan yang dibuat kekal.',
  addon_coupon_note:
    'Pembeli tidak lagi melihat pusat kupon, kupon di halaman barangan dan pembayaran, atau kupon mereka sendiri. Kupon ahli disimpan, tamat pada tarikhnya, dan boleh digunakan semula apabila dihidupkan.',
  addon_discount_note:
    'Pembeli tidak lagi melihat zon diskaun dan labelnya; barangan dijual pada harga biasa. Harga pesanan yang dibuat kekal.',
  addon_gift_note:
    'Ahli tidak lagi melihat hadiah untuk dituntut atau senarainya, dan tiada yang diberikan. Hadiah yang sudah dipesan tetap dihantar.',
  addon_groupbuy_note: 'Pembeli tidak lagi melihat zon beli berkumpulan dan harga mengikut kuantitinya. Pesanan yang dibuat kekal.',
  addon_manjian_note:
    'Potongan penuh hilang dari halaman barangan, troli dan pembayaran, dan zonnya ditutup; tiada potongan mulai sekarang. Pesanan yang dibuat mengekalkan potongannya.',
  addon_memberconsume_note:
    'Ahli tidak mendapat apa-apa bagi pesanan yang diterima sepanjang masa ini. Ganjaran terdahulu kekal milik mereka.',
  addon_memberrecharge_note:
    'Ahli tidak lagi melihat tambah nilai baki dan rekodnya. Pembayaran yang sedang berjalan tetap dikreditkan, dan baki boleh dibelanjakan.',
  addon_memberregister_note: 'Tiada sesiapa boleh mendaftar, termasuk kali pertama melalui aplikasi hos. Ahli log masuk seperti biasa.',
  addon_membersignin_note: 'Ahli tidak lagi melihat daftar masuk harian dan ganjarannya. Ganjaran terdahulu kekal milik mereka.',
  addon_memberwithdraw_note:
    'Ahli tidak lagi melihat pengeluaran dan akaun penerimaan. Permohonan yang sedang berjalan tetap diuruskan di sini.',
  addon_pintuan_note:
    'Pembeli tidak lagi melihat beli sepasukan, dan tiada siapa boleh memulakan atau menyertai pasukan. Pasukan terbuka tamat pada masanya: yang cukup dihantar, yang lain dibayar balik.',
  addon_pointexchange_note: 'Pembeli tidak lagi melihat pusat penukaran. LONGCOIN kekal milik ahli, dan yang telah ditukar tetap dihantar.',
  addon_seckill_note:
    'Pembeli tidak lagi melihat jualan kilat; barangan dijual pada harga biasa. Pesanan yang dibuat masih boleh dibayar dalam tempohnya.',
  addon_topic_note: 'Pembeli tidak lagi melihat halaman topik dan harganya. Harga pesanan yang dibuat kekal.',
  addon_bargain_note:
    'Pembeli tidak lagi melihat tawar-menawar; yang terbuka tidak boleh dibantu atau dibeli, dan tamat pada masanya. Pesanan yang dibuat kekal.',
  addon_fenxiao_note:
    'Pusat pengedaran disembunyikan, dan tiada sesiapa boleh memohon atau dipautkan. Komisen yang telah diperoleh tetap dibayar.',
  addon_presale_note:
    'Pembeli tidak lagi melihat prajualan. Sesiapa yang telah membayar deposit masih membayar baki dan menerima barangan.',
  addon_game_note: 'Ahli tidak lagi melihat permainan bertuah, dan tiada siapa boleh bermain. Hadiah yang dimenangi kekal milik mereka.',
  adverts: 'Iklan',
  adverts_lead: 'Yang muncul ketika kedai dibuka. Antara yang berjalan, kedudukan terkecil didahulukan.',
  adverts_empty: 'Belum ada iklan: kedai terus dibuka',
  add_advert: 'Tambah iklan',
  edit_advert: 'Sunting',
  remove_advert: 'Buang',
  remove_advert_confirm: '“{title}” dibuang bersama teks dan gambarnya. Pembeli tidak melihatnya lagi.',
  advert_title: 'Tajuk',
  advert_picture: 'Gambar',
  advert_picture_note: 'Potret paling sesuai, lebar 640 px atau lebih.',
  advert_href: 'Menuju ke',
  advert_href_note:
    'Halaman kedai, seperti /v2/goods/list/list, atau alamat yang bermula dengan https://. Kosong: tidak menuju ke mana-mana.',
  advert_seconds: 'Tutup sendiri selepas',
  seconds: 'saat',
  advert_position: 'Kedudukan',
  advert_starts: 'Mula',
  advert_ends: 'Tamat',
  advert_on: 'Dihidupkan',
  state_off: 'Mati',
  state_scheduled: 'Menunggu',
  state_running: 'Berjalan',
  state_ended: 'Tamat',
}
