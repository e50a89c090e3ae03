export const teamBuy = {
  'team_buy.not_found': 'Pasukan ini tidak wujud',
  'team_buy.full': 'Pasukan ini sudah penuh. Anda boleh membuka pasukan sendiri',
  'team_buy.ended': 'Pasukan ini telah tamat. Anda boleh membuka pasukan sendiri',
  'team_buy.own_team': 'Anda sudah ada tempat dalam pasukan ini: ajak rakan anda menyertainya',
  'team_buy.not_in_team': 'Produk ini tiada dalam pasukan',
  'team_buy.changed': 'Pasukan ini telah berubah, sila semak semula',
  'team_buy.decided': 'Pasukan ini tidak lagi dibentuk',
  'team_buy.not_a_member': 'Ahli ini tiada tempat dalam pasukan',
  'message.team_buy_completed.subject': 'Pasukan anda sudah lengkap',
  'message.team_buy_completed.text': 'Pasukan untuk {goods} lengkap pada {at}. {store} sedang menyediakan pesanan anda.',
  'message.team_buy_failed.subject': 'Pasukan anda tidak berjaya',
  'message.team_buy_failed.text':
    'Pasukan untuk {goods} tamat pada {at} tanpa ahli yang mencukupi. Semua bayaran anda dikembalikan kepada sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
  'message.team_buy_removed.subject': 'Anda tidak lagi dalam pasukan',
  'message.team_buy_removed.text':
    '{store} membatalkan tempat anda dalam pasukan untuk {goods} pada {at}. Semua bayaran anda dikembalikan kepada sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
  'message.team_buy_price.subject': 'Sebahagian bayaran anda dipulangkan',
  'message.team_buy_price.text':
    'Anda mengetuai pasukan baharu yang lebih murah daripada pasukan yang ingin anda sertai: {amount} bagi pesanan {number} sedang dipulangkan ke sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
  'message.team_buy_new_team.subject': 'Pasukan baharu dibuka untuk anda',
  'message.team_buy_new_team.text':
    'Pasukan untuk {goods} yang ingin anda sertai sudah penuh ketika bayaran anda diterima, jadi pasukan baharu dibuka pada {at}. Ajak rakan sebelum {until}: {address}',
  'message.team_buy_too_late.subject': 'Pasukan penuh sebelum bayaran anda diterima',
  'message.team_buy_too_late.text':
    'Pasukan untuk {goods} sudah penuh ketika bayaran anda diterima pada {at}. Semua bayaran anda dikembalikan kepada sumber asalnya; bank atau kad mungkin mengambil beberapa hari untuk memaparkannya.',
}
