export const message = {
  'message.code.text':
    '{reason}. Kod pengesahan anda ialah:\n\n{code}\n\nKod ini sah selama {minutes} minit dan hanya boleh digunakan sekali. Kakitangan {store} tidak akan meminta kod ini daripada anda.\n\n{advice}',
  'message.code.sms': '[{store}] {code} ialah kod pengesahan anda. {reason}. Sah selama {minutes} minit. Jangan kongsi kod ini.',
  'message.code.ignore': 'Jika anda tidak memintanya, abaikan sahaja mesej ini.',
  'message.code.change_password':
    'Jika ini bukan anda, mungkin orang lain telah log masuk ke akaun anda: sila tukar kata laluan anda sekarang.',
  'message.code_register.subject': 'Kod pendaftaran anda untuk {store}',
  'message.code_register.reason': 'Anda sedang mendaftar akaun',
  'message.code_log_in.subject': 'Kod log masuk anda untuk {store}',
  'message.code_log_in.reason': 'Anda sedang log masuk',
  'message.code_recover.subject': 'Tetapkan semula kata laluan {store} anda',
  'message.code_recover.reason': 'Anda sedang menetapkan semula kata laluan',
  'message.code_email.subject': 'Sahkan alamat e-mel baharu anda',
  'message.code_email.reason': 'Anda sedang mengikat alamat e-mel ini pada akaun anda',
  'message.code_mobile.subject': 'Sahkan nombor telefon baharu anda',
  'message.code_mobile.reason': 'Anda sedang mengikat nombor telefon ini pada akaun anda',
  'message.code_payment_password.subject': 'Kod untuk kata laluan pembayaran baharu',
  'message.code_payment_password.reason': 'Anda sedang menetapkan kata laluan pembayaran',
  'message.code_cancel_account.subject': 'Sahkan pembatalan akaun anda',
  'message.code_cancel_account.reason': 'Anda sedang membatalkan akaun anda untuk selama-lamanya',
  'message.code_contact.subject': 'Sahkan bahawa ini anda',
  'message.code_contact.reason': 'Anda sedang menukar nombor telefon atau e-mel akaun anda',
  'message.code_join.subject': 'Sahkan permohonan menyertai anda',
  'message.code_join.reason': 'Anda sedang memohon untuk menyertai kami',
  'message.code_franchise.subject': 'Sahkan permohonan francais anda',
  'message.code_franchise.reason': 'Anda sedang memohon untuk menjadi rakan francais',
  'message.code_order_query.subject': 'Semak pesanan anda',
  'message.code_order_query.reason': 'Anda sedang menyemak pesanan',
  'message.email_changed.subject': 'Alamat e-mel anda telah ditukar',
  'message.email_changed.text':
    'E-mel akaun {store} anda {account} telah ditukar kepada {email} pada {at}. Mesej akan dihantar ke sana mulai sekarang.\n\nJika ini anda, tiada apa yang perlu dibuat. Jika bukan, batalkan pertukaran di sini sebelum {until}:\n\n{link}{code}\n\nIni juga melog keluar semua peranti yang menggunakan akaun anda.',
  'message.mobile_changed.subject': 'Nombor telefon anda telah ditukar',
  'message.mobile_changed.text':
    'Nombor telefon akaun {store} anda {account} telah ditukar kepada {mobile} pada {at}.\n\nJika ini bukan anda, batalkan pertukaran di sini sebelum {until}:\n\n{link}{code}\n\nIni juga melog keluar semua peranti yang menggunakan akaun anda.',
  'message.contact_restored.subject': 'Akaun anda telah dilindungi',
  'message.contact_restored.text':
    'Pertukaran nombor telefon atau e-mel akaun {store} anda telah dibatalkan pada {at}. Semua peranti telah dilog keluar dan kata laluan log masuk tidak sah lagi.\n\nSila tetapkan yang baharu melalui “Lupa kata laluan”.',
  'message.contact_removed.subject': 'Maklumat hubungan ini telah dibuang daripada akaun',
  'message.contact_removed.text':
    'Pertukaran yang mengikat maklumat hubungan ini kepada akaun di {store} telah dibatalkan pada {at} oleh pemegang maklumat terdahulu.\n\nJika ini akaun anda, sila hubungi khidmat pelanggan kami.',
  'message.sms_limit_reached.subject': 'Kod SMS bagi jam ini telah habis',
  'message.sms_limit_reached.text':
    'Dalam masa satu jam {store} telah menghantar {count} SMS, iaitu had yang ditetapkan untuk {codes}. Penghantaran bersambung apabila masa berlalu.\n\nJika jumlah ini luar jangka, mungkin ada pihak yang menyalahgunakannya: semak Kesihatan dan peti keluar di konsol. Had ini boleh ditukar dalam tetapan.',
  'message.sms_limit_reached.entry': 'log masuk dan pemulihan',
  'message.sms_limit_reached.other': 'permohonan, nombor baharu dan semakan pesanan',
  'message.password_changed.subject': 'Kata laluan anda telah ditukar',
  'message.password_changed.text':
    'Kata laluan akaun {store} anda, {account}, telah ditukar pada {at}. Semua peranti lain telah dilog keluar.\n\nJika ini bukan anda, sila dapatkan semula akaun anda melalui “Lupa kata laluan” dengan segera.',
  'message.payment_password_changed.subject': 'Kata laluan pembayaran anda telah ditukar',
  'message.payment_password_changed.text':
    'Kata laluan pembayaran akaun {store} anda, {account}, telah ditetapkan pada {at}.\n\nJika ini bukan anda, sila tukar kata laluan log masuk dan hubungi khidmat pelanggan kami dengan segera.',
  'message.account_cancelled.subject': 'Akaun anda telah dibatalkan',
  'message.account_cancelled.text':
    'Akaun {store} anda, {account}, telah dibatalkan pada {at} dan data peribadi anda telah dipadamkan.\n\nTerima kasih kerana bersama kami.',
  'message.am_window_warning.subject': 'Jadi RM sebelum pendapatan anda dibekukan',
  'message.am_window_warning.text':
    'Tempoh AM anda di {store} tamat pada {until}. Jika anda belum menjadi RM pada masa itu, pendapatan anda dibekukan: ia masih terkumpul, tetapi anda tidak boleh menambah nilai atau mengeluarkan pendapatan.\n\nAnda menjadi RM apabila tiga rujukan langsung anda ialah AM atau lebih tinggi.',
  'message.am_window_frozen.subject': 'Pendapatan anda dibekukan',
  'message.am_window_frozen.text':
    'Tempoh AM anda di {store} tamat pada {at}. Pendapatan anda kini dibekukan: ia masih terkumpul, tetapi anda tidak boleh menambah nilai atau mengeluarkan pendapatan.\n\nJadi RM sebelum {until} dan semuanya dilepaskan serta-merta. Jika tidak, ganjaran yang dibekukan dilucuthakkan kepada kedai.',
  'message.am_window_forfeited.subject': 'Ganjaran beku anda telah dilucuthakkan',
  'message.am_window_forfeited.text':
    'Anda masih AM di {store} pada {at}, maka ganjaran beku anda dilucuthakkan kepada kedai. Anda boleh menambah nilai semula.\n\nGanjaran dibayar semula apabila anda menjadi RM: tiga rujukan langsung anda mestilah AM atau lebih tinggi.',
  'message.am_window_released.subject': 'Pendapatan anda dilepaskan',
  'message.am_window_released.text':
    'Anda menjadi RM di {store} pada {at}. Semua pendapatan yang dibekukan kini tersedia, dan anda boleh menambah nilai serta membuat pengeluaran semula.',
  'message.clones_made.subject': 'Anda mempunyai klon baharu',
  'message.clones_made.text':
    'USDA tersedia anda di {store} mencapai 250 pada {at} lalu menjadi klon: satu lagi kedudukan anda dalam pokok binari, pada tahap yang sama dengan anda. Klon baharu: {count}.\n\nBonus klon dibayar kepada anda. Semua akaun anda boleh dilihat di bawah “Pasukan rujukan saya”.',
  'message.award_taken_back.subject': 'Satu ganjaran ditarik balik',
  'message.award_taken_back.text':
    'Pesanan {number} di {store}, yang memberi anda ganjaran, telah dibayar balik pada {at}. {amounts} ditarik balik.\n\nDi pusat keuntungan anda boleh melihat catatan ini dan semua catatan lain pada hari itu.',
  'message.award_debt.subject': 'Anda berhutang sebahagian ganjaran',
  'message.award_debt.text':
    'Pesanan {number} di {store}, yang memberi anda ganjaran, telah dibayar balik pada {at}. {amounts} ditarik balik.\n\nDaripada jumlah ini, {debt} sudah anda gunakan. Anda tidak perlu membayar apa-apa: ganjaran akan datang menyelesaikannya dahulu. Baki hutang dipaparkan dalam butiran pendapatan.',
  'message.new_device.subject': 'Log masuk daripada peranti baharu',
  'message.new_device.text':
    'Akaun {store} anda, {account}, telah dilog masuk daripada peranti yang tidak kami kenali pada {at}.\n\nJika ini anda, tiada apa-apa perlu dilakukan. Jika bukan, sila tukar kata laluan anda dengan segera.',
  'message.application_accepted.subject': '{application} anda diterima',
  'message.application_accepted.text': 'Salam {name}, {application} anda {number} di {store} diterima pada {at}.\n\n{reply}',
  'message.application_refused.subject': 'Tentang {application} anda',
  'message.application_refused.text':
    'Salam {name}, kami telah meneliti {application} anda {number} di {store} dan belum dapat menerimanya.\n\n{reply}',
  'message.parcel_sent.subject': 'Pesanan {number} anda dalam perjalanan',
  'message.parcel_sent.text':
    'Bungkusan bagi pesanan {number} telah dihantar melalui {carrier}, nombor penjejakan {tracking}.\n\nAnda boleh menjejakinya dalam pesanan anda. Terima kasih kerana membeli-belah di {store}.',
  'message.coin_address_added.subject': 'Alamat dompet telah ditambah',
  'message.coin_address_added.text':
    'Alamat dompet {account} telah ditambah pada buku alamat akaun {store} anda pada {at}. Syiling boleh dihantar kepadanya mulai {from}, dan tidak sekali-kali tanpa kata laluan bayaran anda.\n\nJika ini bukan anda, sila buang alamat itu dan tukar kata laluan anda.',
  'message.coin_withdrawal_done.subject': 'Pengeluaran syiling anda telah selesai',
  'message.coin_withdrawal_done.text': 'Pengeluaran syiling {number} telah selesai pada {at}: {amount}.\n\n{reference}',
  'message.coin_withdrawal_returned.subject': 'Tentang pengeluaran syiling anda',
  'message.coin_withdrawal_returned.text':
    'Pengeluaran syiling {number} tidak dapat diselesaikan. {amount} boleh digunakan semula sepenuhnya, termasuk yuran.\n\n{reply}',
  'message.withdrawal_account_added.subject': 'Akaun pengeluaran telah ditambah',
  'message.withdrawal_account_added.text':
    'Akaun pengeluaran {account} telah ditambah pada akaun {store} anda pada {at}. Tiada bayaran dibuat tanpa kata laluan pembayaran anda.\n\nJika ini bukan anda, sila padamkannya dan tukar kata laluan anda.',
  'message.withdrawal_account_changed.subject': 'Akaun pengeluaran telah diubah',
  'message.withdrawal_account_changed.text':
    'Akaun pengeluaran bagi akaun {store} anda telah diubah kepada {account} pada {at}. Sila semak sebelum pengeluaran seterusnya.\n\nJika ini bukan anda, sila padamkannya dan tukar kata laluan anda.',
  'message.coins_received.subject': 'Anda menerima {amount}',
  'message.coins_received.text':
    '{payer} telah memindahkan {amount} kepada anda pada {at}. Nombor pindahan: {number}.\n\nSyiling itu ada dalam dompet anda.',
  'message.invitation_rewarded.subject': 'Jemputan anda telah diberi ganjaran',
  'message.invitation_rewarded.text': '{name} menyertai melalui jemputan anda, dan {what} telah ditambah ke akaun anda pada {at}.',
  'message.withdrawal_paid.subject': 'Pengeluaran anda telah dibayar',
  'message.withdrawal_paid.text':
    'Pengeluaran {number} telah dibayar pada {at}: {amount} ke {account}.\n\nJika anda tidak menerimanya dalam tiga hari bekerja, sila hubungi khidmat pelanggan kami.',
  'message.withdrawal_refused.subject': 'Tentang pengeluaran anda',
  'message.withdrawal_refused.text':
    'Pengeluaran {number} tidak dapat dilaksanakan, dan semua amaun yang ditahan telah dikembalikan ke baki anda.\n\n{reply}',
  'message.change_needs_approval.subject': 'Satu perubahan menunggu kelulusan anda',
  'message.change_needs_approval.text':
    '{by} memohon perubahan di {store}:\n\n{what}\n\nPerubahan berkuat kuasa apabila pengendali lain meluluskannya dalam konsol.',
  'message.change_scheduled.subject': 'Satu perubahan telah dijadualkan',
  'message.change_scheduled.text':
    '{by} memohon perubahan di {store}:\n\n{what}\n\nOleh sebab tiada pengendali lain yang boleh meluluskannya, perubahan berkuat kuasa secara automatik pada {from}. Jika ini bukan anda, batalkan dalam konsol dan tukar kata laluan anda.',
  'message.change_approved.subject': 'Permohonan anda diluluskan',
  'message.change_approved.text': 'Perubahan yang anda mohon di {store} diluluskan pada {at}:\n\n{what}',
  'message.change_refused.subject': 'Permohonan anda ditolak',
  'message.change_refused.text': 'Perubahan yang anda mohon di {store} ditolak pada {at}:\n\n{what}',
  'message.change_dropped.subject': 'Permohonan anda tidak berkuat kuasa',
  'message.change_dropped.text':
    'Perubahan yang anda mohon di {store} tidak berkuat kuasa apabila tiba masanya pada {at}:\n\n{what}\n\n{reason}',
  'message.treasury_shortfall.subject': '{unit}: jumlah matang melebihi pegangan kedai',
  'message.treasury_shortfall.text':
    'Di {store}, {due} {unit} matang menjelang {day}. Pegangan kedai dan penerimaan yang dijangka kurang {missing} {unit}.\n\nSediakan sebelum ahli terpaksa menunggu: konsol, Kewangan, Tarikh matang.',
  'message.setting_needs_approval.subject': 'Perubahan tetapan menunggu anda',
  'message.setting_needs_approval.text':
    '{by} meminta perubahan tetapan {store}:\n\n{what}\n\nIa dibuat apabila pengendali lain meluluskannya di konsol, Tetapan, Perubahan menunggu.',
  'message.setting_scheduled.subject': 'Perubahan tetapan akan dibuat',
  'message.setting_scheduled.text':
    '{by} meminta perubahan tetapan {store}:\n\n{what}\n\nOleh sebab tiada pengendali kedua, ia dibuat sendiri pada {from}. Jika bukan anda, tarik balik permintaan di konsol, Tetapan, Perubahan menunggu, dan tukar kata laluan anda.',
  'message.setting_applied.subject': 'Tetapan telah diubah',
  'message.setting_applied.text': 'Perubahan tetapan {store} yang diminta telah dibuat pada {at}:\n\n{what}',
  'message.setting_stale.subject': 'Perubahan tetapan anda tidak dibuat',
  'message.setting_stale.text':
    'Tetapan {store} ini diubah oleh orang lain semasa permintaan anda menunggu, maka ia tidak dibuat:\n\n{what}\n\nSila lihat dan minta semula.',
  'message.setting_refused.subject': 'Perubahan tetapan anda ditolak',
  'message.setting_refused.text': 'Pengendali lain menolak perubahan tetapan {store} anda:\n\n{what}\n\n{reply}',
  'message.late_payment_reopened.subject': 'Pesanan {number} anda dibuka semula',
  'message.late_payment_reopened.text':
    'Bayaran anda untuk pesanan {number} tiba selepas pesanan ditutup. Barangan masih ada, jadi pesanan dibuka semula dan kini telah dibayar.',
  'message.late_payment_refunded.subject': 'Bayaran anda terlewat dan akan dipulangkan',
  'message.late_payment_refunded.text':
    'Bayaran anda untuk pesanan {number} tiba selepas pesanan ditutup, dan pesanan itu tidak lagi boleh dibeli seperti asalnya. Jumlah penuh dipulangkan ke tempat asalnya; anda tidak perlu berbuat apa-apa.',
  'message.recharge_failed.subject': 'Tambah nilai telefon anda tidak berjaya',
  'message.recharge_failed.text':
    'Telefon bagi pesanan {number} tidak dapat ditambah nilai. Jumlah penuh dipulangkan ke tempat asalnya; anda tidak perlu berbuat apa-apa.',
  'outbox.title': 'Peti keluar',
  'outbox.note': 'E-mel dan SMS kedai demo ini, yang terbaharu dahulu. Tanpa pelayan e-mel atau penyedia SMS, semua mesej tiba di sini.',
  'outbox.empty': 'Belum ada mesej. Minta kod di kedai, kemudian kembali ke sini.',
  'outbox.refresh': 'Muat semula',
  'outbox.recipient': 'E-mel atau telefon bimbit',
  'outbox.language': 'Bahasa',
  'outbox.copy': 'Salin kod',
  'outbox.copied': 'Disalin',
  'outbox.mail': 'E-mel',
  'outbox.sms': 'Mesej SMS',
  'outbox.kind': 'Jenis',
  'outbox.time': 'Masa',
  'outbox.created': 'Ditulis pada {at}',
  'outbox.state': 'Keadaan',
  'outbox.queued': 'Dalam peti keluar',
  'outbox.sent': 'Dihantar',
  'outbox.failed': 'Gagal dihantar',
  'outbox.older': 'Lebih lama',
  'outbox.newest': 'Terbaharu',
  'message.test.subject': 'Mesej ujian daripada {store}',
  'message.test.text': 'Ini ialah mesej ujian. Jika anda membacanya, mesej daripada {store} sampai dengan baik.',
  'message.distributor_approved.subject': 'Anda kini seorang pengedar',
  'message.distributor_approved.text':
    'Permohonan anda untuk menjadi pengedar di {store} telah diluluskan.\n\nKod promosi anda ialah {promote_code}. Kongsi kod itu, atau pautan di pusat pengedaran, dan peroleh komisen daripada pembelian orang lain.',
  'message.distributor_refused.subject': 'Tentang permohonan anda untuk menjadi pengedar',
  'message.distributor_refused.text':
    'Kami telah menyemak permohonan anda untuk menjadi pengedar di {store} dan belum dapat meluluskannya. Anda boleh memohon semula.\n\n{reply}',
}
