export const teamBuy = {
  'pintuan.not_found': 'Pasukan ini tidak wujud',
  'pintuan.full': 'Pasukan ini sudah penuh. Anda boleh membuka pasukan sendiri',
  'pintuan.ended': 'Pasukan ini telah tamat. Anda boleh membuka pasukan sendiri',
  'pintuan.own_group': 'Anda sudah ada tempat dalam pasukan ini: ajak rakan anda menyertainya',
  'pintuan.not_in_group': 'Produk ini tiada dalam pasukan',
  'pintuan.changed': 'Pasukan ini telah berubah, sila semak semula',
  'pintuan.decided': 'Pasukan ini tidak lagi dibentuk',
  'pintuan.no_seat': 'Ahli ini tiada tempat dalam pasukan',
  'message.pintuan_completed.subject': 'Pasukan anda sudah lengkap',
  'message.pintuan_completed.text': 'Pasukan untuk {goods} lengkap pada {at}. {store} sedang menyediakan pesanan anda.',
  'message.pintuan_failed.subject': 'Pasukan anda tidak berjaya',
  'message.pintuan_failed.text':
    'Pasukan untuk {goods} tamat pada {at} tanpa ahli yang mencukupi. Semua bayaran anda dikembalikan kepada sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
  'message.pintuan_removed.subject': 'Anda tidak lagi dalam pasukan',
  'message.pintuan_removed.text':
    '{store} membatalkan tempat anda dalam pasukan untuk {goods} pada {at}. Semua bayaran anda dikembalikan kepada sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
  'message.pintuan_price.subject': 'Sebahagian bayaran anda dipulangkan',
  'message.pintuan_price.text':
    'Anda mengetuai pasukan baharu yang lebih murah daripada pasukan yang ingin anda sertai: {amount} bagi pesanan {number} sedang dipulangkan ke sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
  'message.pintuan_new_group.subject': 'Pasukan baharu dibuka untuk anda',
  'message.pintuan_new_group.text':
    'Pasukan untuk {goods} yang ingin anda sertai sudah penuh ketika bayaran anda diterima, jadi pasukan baharu dibuka pada {at}. Ajak rakan sebelum {until}: {address}',
  'message.pintuan_too_late.subject': 'Pasukan penuh sebelum bayaran anda diterima',
  'message.pintuan_too_late.text':
    'Pasukan untuk {goods} sudah penuh ketika bayaran anda diterima pada {at}. Semua bayaran anda dikembalikan kepada sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
}
