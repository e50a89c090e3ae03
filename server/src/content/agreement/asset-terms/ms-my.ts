import type { ShippedAgreement } from '../shipped.ts'

export const assetTerms: ShippedAgreement = {
  title: 'Ruang aset digital: terma dan notis risiko',
  sections: [
    {
      heading: 'Perkara yang anda persetujui di sini',
      paragraphs: [
        'Terma ini adalah antara anda dengan pengendali {store_name} (“kami”). Ia meliputi ruang aset digital: pek permulaan, unit ACC, AAA, USDA, USDS dan USDP, ganjaran, deposit, sandaran, peranti, serta penukaran, pindahan dan pengeluaran unit. Ia menambah perjanjian perkhidmatan pengguna, yang turut terpakai.',
        'Anda diminta bersetuju sekali bagi setiap versi, sebelum pembelian pertama anda di ruang ini. Tiada sesiapa wajib menggunakannya: segala yang lain di kedai berfungsi tanpanya.',
      ],
    },
    {
      heading: 'Apakah unit ini',
      paragraphs: [
        'Unit ialah catatan dalam buku kami. Ia bukan wang sah, bukan deposit bank, bukan saham dalam perniagaan kami, dan tidak dilindungi insurans deposit. Di luar kedai ini ia mungkin tidak bernilai langsung.',
      ],
    },
    {
      heading: 'Notis risiko: sila baca dengan teliti',
      paragraphs: ['Anda boleh kehilangan semua yang anda masukkan ke ruang ini. Gunakan hanya jumlah yang anda sanggup hilang.'],
      items: [
        'Harga ACC dan AAA boleh jatuh bila-bila masa, malah menjadi sifar. Kenaikan yang lalu tidak menggambarkan masa depan.',
        'Tiada pendapatan yang dijamin. Kadar, carta dan contoh bukan janji, tidak kira siapa yang menunjukkannya kepada anda.',
        'Menukar unit kepada wang mungkin mengambil masa yang lama, dan adakalanya mungkin tidak dapat dilakukan.',
        'Jika anda tidak faham cara sesuatu di sini berfungsi, jangan gunakannya dan dapatkan nasihat bebas.',
      ],
    },
    {
      heading: 'Ganjaran bergantung pada jualan',
      paragraphs: [
        'Ganjaran dibayar daripada jualan barangan yang sebenar, mengikut pelan ganjaran yang berkuat kuasa pada hari jualan. Jika jualan berkurang, ganjaran turut berkurang dan mungkin tiada langsung. Kebanyakan ahli dalam pelan seperti ini memperoleh sedikit sahaja, dan ramai tidak memperoleh apa-apa.',
      ],
      items: [
        'Jumlah semua ganjaran bagi satu jualan tidak akan melebihi had pelan. Jika melebihi, ganjaran dikurangkan mengikut kadar, dan ganjaran itu menunjukkan berapa banyak.',
        'Tiada sesiapa dibayar semata-mata kerana membawa orang, dan tiada sesiapa boleh menjanjikan pendapatan atas nama kami.',
        'Apabila sesuatu jualan dibayar balik, ganjaran daripadanya diambil semula. Apa yang sudah tiada kekal sebagai hutang kepada kami.',
        'Kami boleh mengubah pelan untuk masa hadapan. Apa yang dibayar di bawah versi terdahulu kekal seperti asal.',
      ],
    },
    {
      heading: 'Apa yang dikunci, dan berapa lama',
      paragraphs: ['Sebahagian hak anda tidak boleh digunakan serta-merta. Tempohnya ditunjukkan sebelum anda mengesahkan:'],
      items: [
        'Ganjaran rujukan dibekukan beberapa hari sebelum boleh digunakan.',
        'Deposit dan sandaran terikat sepanjang tempohnya. Anda mungkin tidak dapat mengambilnya lebih awal.',
        'Sesetengah peringkat mesti dicapai dalam tempoh yang ditunjukkan. Jika tempoh itu berlalu, pendapatan mungkin dibekukan dan kemudian luput; anda diberi amaran terlebih dahulu.',
        'Pengeluaran diuruskan pada hari bekerja dan dikenakan yuran yang ditunjukkan.',
      ],
    },
    {
      heading: 'Pek permulaan dan hak pemulangan anda',
      paragraphs: [
        'Dengan pek permulaan anda membeli barangan, dan barangan itu sendiri mestilah berbaloi dengan harganya bagi anda. Peringkat yang disertakan ialah tambahan dan bukan pelaburan.',
        'Anda boleh memulangkan barangan dalam tempoh yang ditunjukkan pada pesanan, mengikut peraturan yang sama seperti semua barangan kedai ini, dan mendapat balik bayaran anda. Peringkat anda kekal; pembelian itu tidak lagi dikira untuk peringkat sesiapa, dan ganjaran rujukan yang dibayar baginya ditarik balik.',
      ],
    },
    {
      heading: 'Pindahan dan penukaran',
      paragraphs: [
        'Pindahan kepada ahli lain tidak boleh dibatalkan: semak penerima sebelum mengesahkan. Penukaran menggunakan harga hari itu seperti yang ditunjukkan dan dikenakan yuran yang ditunjukkan bersamanya.',
      ],
    },
    {
      heading: 'Di mana ruang ini dibuka',
      paragraphs: [
        'Ruang ini tidak ditawarkan di semua tempat. Kami boleh menutupnya, sepenuhnya atau di sesebuah negara, jika undang-undang atau keselamatan menghendaki. Selepas itu tiada apa-apa boleh dibeli atau disandarkan di situ; anda diberitahu cara hak anda diselesaikan, dan hak pemulangan anda kekal.',
        'Cukai atas apa yang anda terima adalah tanggungan anda. Anda mesti cukup umur dan dibenarkan menggunakan ruang seperti ini di tempat tinggal anda.',
      ],
    },
    {
      heading: 'Perubahan dan hubungan',
      paragraphs: [
        'Apabila terma ini berubah, anda ditunjukkan versi baharu dan diminta bersetuju sekali lagi sebelum pembelian seterusnya di sini. Kami menyimpan versi yang anda persetujui, bahasanya dan waktunya.',
        'Sila hubungi kami jika ada yang tidak jelas atau bermasalah; kebanyakan perkara boleh diselesaikan dengan cepat.',
        'Talian khidmat pelanggan: {hotline}',
      ],
    },
  ],
}
