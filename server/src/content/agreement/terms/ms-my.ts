import type { ShippedAgreement } from '../shipped.ts'

export const terms: ShippedAgreement = {
  title: 'Perjanjian perkhidmatan pengguna',
  sections: [
    {
      heading: 'Tentang perjanjian ini',
      paragraphs: [
        'Perjanjian ini dibuat antara anda dengan pengendali {store_name} (“kami”). Ia meliputi semua yang anda lakukan di kedai ini: melayari, membeli, menggunakan akaun dan dompet, sama ada dalam pelayar atau aplikasi rakan kongsi.',
        'Dengan mendaftar atau membuat pesanan, anda menerimanya bersama dasar privasi. Sila baca bahagian tentang dompet, ganjaran rujukan dan aset digital dengan teliti kerana ia melibatkan wang anda.',
      ],
    },
    {
      heading: 'Akaun anda',
      paragraphs: [
        'Anda boleh melayari dan mengisi troli tanpa akaun. Membuat pesanan memerlukan akaun yang dibuka oleh orang dewasa yang berupaya di sisi undang-undang, atau oleh penjaganya.',
      ],
      items: [
        'Maklumat yang diberi mestilah benar dan dikemas kini. Akaun milik seorang sahaja dan tidak boleh dijual, dipinjamkan atau diberikan.',
        'Simpan kata laluan, kata laluan pembayaran dan kod pengesahan untuk diri sendiri. Kakitangan kami tidak akan memintanya.',
        'Sesuatu akaun hanya dilog masuk pada satu peranti pada satu masa. Selepas beberapa kata laluan salah, ia dikunci seketika demi keselamatan anda.',
        'Beritahu kami segera jika anda rasa orang lain menggunakan akaun anda. Apa yang dibuat dengan kata laluan betul sebelum itu dikira dibuat oleh anda, melainkan kami yang bersalah.',
      ],
    },
    {
      heading: 'Barangan, harga dan pesanan',
      paragraphs: [
        'Gambar dan huraian dibuat dengan teliti; sedikit perbezaan warna dan pembungkusan mungkin berlaku. Harga, potongan dan stok disemak semula semasa anda membuat pesanan. Jika jumlahnya berbeza daripada yang dilihat, anda ditanya sebelum apa-apa dicaj.',
        'Kontrak jualan terbentuk apabila bayaran anda diterima. Pesanan yang tidak dibayar dalam masa yang ditunjukkan akan ditutup sendiri dan barangnya dijual semula. Kesilapan ketara seperti titik perpuluhan tersalah letak membolehkan kami membatalkan pesanan dan memulangkan bayaran.',
      ],
    },
    {
      heading: 'Penghantaran, penerimaan dan selepas jualan',
      paragraphs: [
        'Kami menyerahkan bungkusan kepada syarikat penghantar ke alamat pilihan anda. Barang dari gudang luar negara mungkin melalui kastam dan anda mungkin perlu memberi maklumat yang dikehendaki undang-undang.',
      ],
      items: [
        'Sila periksa bungkusan apabila tiba. Pesanan dikira diterima beberapa hari selepas dihantar jika tiada makluman; tarikhnya ditunjukkan dalam pesanan.',
        'Dalam tempoh yang ditunjukkan, anda boleh memohon pemulangan, penukaran atau bayaran balik. Barang tempahan khas, barang kebersihan yang dibuka dan barang digital yang digunakan tidak boleh dipulangkan kecuali rosak.',
        'Bayaran balik dikembalikan melalui cara anda membayar.',
      ],
    },
    {
      heading: 'Dompet, baki dan longcoin',
      paragraphs: [
        'Dompet anda menunjukkan baki yang boleh dikeluarkan dan yang tidak boleh. Tambah nilai, hadiahnya dan angpau boleh dibelanjakan di sini tetapi tidak boleh dikeluarkan. Baki tidak mendapat faedah dan bukan deposit bank.',
        'Berbelanja daripada dompet memerlukan kata laluan pembayaran. Pengeluaran membekukan jumlahnya serta-merta, menunjukkan yuran terlebih dahulu dan diproses pada hari bekerja. Longcoin ialah bonus kedai ini: ia mengurangkan harga dalam had yang ditunjukkan, tiada nilai di luar dan tidak boleh ditukar kepada wang.',
      ],
    },
    {
      heading: 'Tahap, rujukan dan ganjaran',
      paragraphs: [
        'Tahap keahlian dan ganjaran mengikut peraturan yang diterbitkan di kedai, dalam versi yang berkuat kuasa semasa sesuatu berlaku. Ganjaran datang daripada jualan barang sebenar; tiada sesiapa dibayar semata-mata kerana membawa orang, dan tiada sesiapa boleh menjanjikan pendapatan atas nama kami.',
        'Sesetengah ganjaran dibekukan untuk seketika dan sesetengah tahap mesti dicapai dalam tempoh yang ditunjukkan berserta akibatnya. Ganjaran bagi pesanan yang dibayar balik diambil semula mengikut kadar. Cukai atas apa yang anda terima ialah tanggungan anda.',
      ],
    },
    {
      heading: 'Aset digital: sila baca notis risiko ini',
      paragraphs: [
        'Ruang aset digital dengan unit ACC, AAA, USDA, USDS dan USDP, deposit, sandaran dan peranti hos adalah pilihan dan tidak ditawarkan di semua tempat. Unitnya ialah catatan dalam buku kami. Ia bukan wang sah, bukan deposit bank dan tidak dilindungi insurans deposit.',
      ],
      items: [
        'Harganya boleh jatuh, malah menjadi sifar. Pendapatan lalu tidak menggambarkan masa depan dan kadar yang ditunjukkan bukan janji keuntungan.',
        'Deposit dan sandaran terikat sepanjang tempohnya. Anda mungkin tidak dapat mengambilnya lebih awal.',
        'Pindahan kepada ahli lain tidak boleh dibatalkan. Semak penerima sebelum mengesahkan.',
        'Penukaran, pindahan dan pengeluaran dikenakan yuran yang ditunjukkan sebelum anda mengesahkan.',
        'Gunakan hanya jumlah yang anda sanggup hilang. Jika tidak pasti, jangan gunakan ruang ini dan dapatkan nasihat bebas.',
        'Ruang ini mungkin ditutup sepenuhnya atau di sesuatu wilayah jika undang-undang menghendaki. Anda akan diberitahu cara hak anda diselesaikan.',
      ],
    },
    {
      heading: 'Apa yang kami minta daripada semua',
      paragraphs: ['Penggunaan yang adil menjaga kedai ini untuk semua. Anda tidak dibenarkan:'],
      items: [
        'menggunakan robot, beberapa akaun atau kelemahan sistem untuk mendapat barang, kupon atau ganjaran;',
        'mereka pesanan, ulasan atau rujukan palsu, atau membeli untuk dijual semula melebihi had;',
        'menerbitkan kandungan yang menyalahi undang-undang, menghina, mengelirukan atau melanggar hak orang lain;',
        'menyerang atau menguji sistem kami, atau mengelak perlindungannya.',
      ],
    },
    {
      heading: 'Ulasan dan kandungan anda',
      paragraphs: [
        'Apa yang anda tulis dan muat naik kekal milik anda. Anda membenarkan kami memaparkannya di kedai dan dalam pengiklanannya tanpa bayaran selagi ia diterbitkan. Kandungan yang melanggar perjanjian ini boleh dibuang, tetapi penilaian rendah semata-mata bukan sebabnya.',
      ],
    },
    {
      heading: 'Gangguan dan liabiliti',
      paragraphs: [
        'Kami menyelenggara kedai dengan cermat dan mengumumkan kerja terancang sedapat mungkin. Kami bertanggungjawab tanpa had atas kerosakan yang disengajakan atau akibat kecuaian melampau serta kecederaan nyawa dan kesihatan. Selain itu, kami bertanggungjawab atas kerugian yang boleh dijangka daripada pelanggaran kewajipan utama perjanjian ini. Hak anda sebagai pengguna tidak terjejas.',
      ],
    },
    {
      heading: 'Menamatkan perjanjian',
      paragraphs: [
        'Anda boleh membatalkan akaun dalam profil pada bila-bila masa setelah tiada wang, syiling, pesanan terbuka, deposit, sandaran atau peranti yang tinggal. Data peribadi anda dipadamkan; catatan dalam buku kami disimpan seperti dikehendaki undang-undang.',
        'Kami boleh menggantung akaun yang melanggar perjanjian ini dengan serius atau berulang kali. Anda diberitahu sebabnya dan hak anda diselesaikan.',
      ],
    },
    {
      heading: 'Perubahan, undang-undang dan hubungan',
      paragraphs: [
        'Kami boleh mengubah perjanjian ini untuk masa depan. Versi baharu menunjukkan tarikh kuat kuasanya dan dimaklumkan kepada anda; perubahan penting tentang wang anda memerlukan persetujuan anda.',
        'Undang-undang tempat pengendali terpakai, tanpa menghapuskan perlindungan undang-undang mandatori di tempat anda tinggal. Sila hubungi kami dahulu: kebanyakan perkara dapat diselesaikan dengan cepat.',
        'Talian khidmat pelanggan: {hotline}',
      ],
    },
  ],
}
