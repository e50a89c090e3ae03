import type { ShippedAgreement } from '../shipped.ts'

export const privacyPolicy: ShippedAgreement = {
  title: 'Dasar privasi',
  sections: [
    {
      heading: 'Secara ringkas',
      paragraphs: [
        'Kami menggunakan data anda untuk menjalankan {store_name} bagi anda: menghantar apa yang dipesan, menjaga akaun dan dompet anda, serta menjawab anda. Kami tidak menjualnya dan tidak memaparkan iklan pihak lain. Dasar ini menerangkan apa yang disimpan, sebabnya, tempohnya dan apa yang boleh anda putuskan.',
      ],
    },
    {
      heading: 'Apa yang kami kumpul',
      paragraphs: ['Sebahagiannya anda berikan, sebahagian lagi timbul semasa anda menggunakan kedai:'],
      items: [
        'akaun: nama akaun, e-mel, negara, dan jika anda menambahnya nama samaran, nama sebenar, jantina, hari lahir, nombor telefon, wilayah dan gambar;',
        'pesanan: barang, jumlah, alamat, invois, ulasan, pemulangan dan apa yang anda tulis kepada kami;',
        'dompet: baki, pindahan, pengeluaran dan akaun penerimanya;',
        'penggunaan: carian, kegemaran, barang yang dilihat, masa log masuk, jenis peranti dan alamat internet, demi keselamatan dan mengesan kerosakan;',
        'lokasi: hanya apabila anda memintanya, untuk mencari bandar terdekat atau titik pada peta; ia kekal pada peranti melainkan anda menyimpannya dalam alamat;',
        'aplikasi rakan: jika kedai dibuka di dalamnya, identiti yang disahkannya kepada kami.',
      ],
    },
    {
      heading: 'Untuk apa ia digunakan',
      paragraphs: ['Kebanyakannya perlu untuk menunaikan kontrak, dan sebahagiannya kerana undang-undang atau untuk melindungi kedai:'],
      items: [
        'membuat, membayar, menghantar dan membayar balik pesanan, serta menyimpan kira-kira;',
        'melog masuk anda, mengenali peranti anda, serta menghalang penipuan dan tekaan kata laluan;',
        'memaparkan yang sesuai: bahasa, harga ahli dan apa yang terakhir dilihat;',
        'menghantar kod dan makluman tentang akaun dan pesanan anda.',
      ],
    },
    {
      heading: 'Kata laluan dan kod',
      paragraphs: [
        'Kata laluan dan kata laluan pembayaran hanya disimpan sebagai cincangan yang tidak boleh dibalikkan. Kod pengesahan dipadam selepas dihantar. Semua ini dan nombor kad tidak pernah ditulis dalam log, dan kakitangan kami tidak dapat melihatnya.',
      ],
    },
    {
      heading: 'Kuki dan simpanan pada peranti',
      paragraphs: ['Kami hanya menggunakan apa yang perlu untuk kedai berfungsi; tiada kuki pengiklan atau penjejak lain:'],
      items: [
        'kuki bahasa dan tema warna supaya halaman dipaparkan seperti yang anda mahu;',
        'kuki yang memberitahu bahawa anda pernah log masuk pada peranti ini, supaya tiada sesiapa dapat mengunci anda dengan kata laluan salah;',
        'simpanan setempat untuk sesi, kunci troli sebelum log masuk, sejarah carian dan draf;',
        'salinan halaman dan gambar untuk kegunaan tanpa rangkaian.',
      ],
    },
    {
      heading: 'Siapa yang menerimanya',
      paragraphs: ['Pihak lain hanya mendapat apa yang perlu bagi tugasnya, di bawah kontrak yang mengikat:'],
      items: [
        'penghantar: nama, alamat dan telefon bungkusan;',
        'penyedia pembayaran dan bank: apa yang perlu untuk bayaran, bayaran balik atau pengeluaran;',
        'penghantar e-mel dan SMS: alamat atau nombor anda serta mesejnya;',
        'pembekal dan rakan di negara lain, jika barang datang dari sana;',
        'pihak berkuasa dan mahkamah, jika undang-undang mewajibkan.',
      ],
    },
    {
      heading: 'Apa yang dilihat ahli lain',
      paragraphs: [
        'Ulasan menunjukkan nama samaran dan gambar anda, atau nama yang disembunyikan sebahagiannya jika anda memilihnya. Penerima pindahan melihat nama anda yang disembunyikan sebahagiannya. Perujuk dan pasukan anda melihat nama samaran, tahap dan tarikh menyertai, bukan pesanan atau dompet anda.',
      ],
    },
    {
      heading: 'Berapa lama disimpan',
      paragraphs: ['Selama anda mempunyai akaun, dan kemudian hanya yang mesti kekal:'],
      items: [
        'mesej yang dihantar dipadam selepas 30 hari, gambar yang tidak digunakan selepas sehari, log selepas tempoh singkat;',
        'pesanan, invois dan catatan kira-kira disimpan selama dikehendaki undang-undang perdagangan dan cukai;',
        'yang lain dipadam apabila anda membatalkan akaun.',
      ],
    },
    {
      heading: 'Hak anda dan pembatalan akaun',
      paragraphs: [
        'Anda boleh membaca dan membetulkan data dalam profil pada bila-bila masa, meminta salinan, membantah sesuatu penggunaan dan mengadu kepada pihak berkuasa perlindungan data di tempat anda.',
        'Apabila akaun dibatalkan, kami memadam e-mel, nombor telefon, nama, hari lahir, gambar, wilayah, alamat, kegemaran, jejak dan carian anda. Ulasan kekal dengan nama tersembunyi. Pesanan dan catatan lejar kekal tanpa maklumat itu setakat yang dikehendaki undang-undang. Ini tidak boleh diundur.',
      ],
    },
    {
      heading: 'Keselamatan',
      paragraphs: [
        'Sambungan disulitkan. Kakitangan hanya melihat apa yang perlu, log masuk dengan faktor kedua, dan setiap perubahan mereka direkodkan. Jika kebocoran mengancam hak anda, kami memberitahu anda dan pihak berkuasa tanpa lengah.',
      ],
    },
    {
      heading: 'Kanak-kanak',
      paragraphs: [
        'Kedai ini bukan untuk kanak-kanak. Jika kami mendapat tahu seorang kanak-kanak membuka akaun tanpa penjaga, akaun itu ditutup dan datanya dipadam.',
      ],
    },
    {
      heading: 'Perubahan dan hubungan',
      paragraphs: [
        'Apabila dasar ini berubah, versi baharu dipaparkan di sini dengan tarikhnya. Jika perubahan itu penting bagi anda, kami memberitahu lebih awal.',
        'Untuk pertanyaan tentang data anda, sila hubungi khidmat pelanggan kami.',
        'Talian khidmat pelanggan: {hotline}',
      ],
    },
  ],
}
