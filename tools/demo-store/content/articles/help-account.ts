import { localized } from '../localized.ts'
import type { DemoArticle } from './article.ts'

/** Help with returns and with the account. */
export const helpAccount: DemoArticle[] = [
  {
    key: 'ask-refund',
    kind: 'help',
    category: 'returns',
    title: localized`Ask for a refund or return | 申请退款退货 | 환불·반품 신청 | 返品・返金の申請 | Mohon bayaran balik atau pemulangan`,
    summary: localized`Up to 15 days after you received it | 确认收货后15天内可申请 | 수령 후 15일 이내 | お受け取りから15日以内 | Sehingga 15 hari selepas diterima`,
    body: [
      localized`Open the order, choose the goods and press “After-sales”. Say what is wrong and add pictures if you can. | 打开订单，选择商品并点击“申请售后”，说明原因，可上传图片。 | 주문에서 상품을 고르고 ‘반품·환불’을 누른 뒤 사유를 적고 사진을 첨부하세요. | ご注文から商品を選び「返品・返金」を押して、理由を入力し写真を添えてください。 | Buka pesanan, pilih barangan dan tekan “Selepas jualan”. Nyatakan masalahnya dan sertakan gambar jika boleh.`,
      localized`- We answer within seven days; if we do not, the request is approved by itself. | - 我们将在七天内处理，逾期系统自动同意。 | - 7일 안에 답변하며, 그 안에 답이 없으면 자동으로 승인됩니다. | - 7日以内に回答します。回答がない場合は自動的に承認されます。 | - Kami menjawab dalam tujuh hari; jika tidak, permohonan diluluskan secara automatik.`,
      localized`- Send the goods back within seven days after the approval and enter the tracking number. | - 同意后请在七天内寄回商品并填写快递单号。 | - 승인 후 7일 안에 상품을 보내고 송장 번호를 입력해 주세요. | - 承認から7日以内に商品を返送し、伝票番号を入力してください。 | - Hantar semula barangan dalam tujuh hari selepas diluluskan dan masukkan nombor penjejakan.`,
      localized`- The money goes back to where it came from: balance to balance, bank to bank. | - 款项原路退回：余额退余额，银行退银行。 | - 결제하신 수단 그대로 환불됩니다. | - お支払いいただいた方法へそのまま返金します。 | - Wang dikembalikan ke sumber asalnya: baki ke baki, bank ke bank.`,
    ],
  },
  {
    key: 'refused',
    kind: 'help',
    category: 'returns',
    title: localized`My request was refused | 售后申请被拒绝怎么办 | 신청이 거절되었어요 | 申請が断られたとき | Permohonan saya ditolak`,
    body: [
      localized`The request shows the reason. You may change it and apply again as long as the 15 days last; new pictures often help. | 申请中会显示拒绝原因。在15天内可修改后再次申请，补充图片通常更有帮助。 | 신청 내역에서 사유를 확인할 수 있습니다. 15일 안에는 수정해 다시 신청할 수 있으며, 사진을 추가하면 도움이 됩니다. | 申請の画面に理由が表示されます。15日以内であれば内容を直して再申請できます。写真の追加が役立ちます。 | Permohonan menunjukkan sebabnya. Anda boleh mengubah dan memohon semula selagi dalam tempoh 15 hari.`,
    ],
  },
  {
    key: 'what-cannot-return',
    kind: 'help',
    category: 'returns',
    title: localized`What cannot be returned | 哪些商品不支持退货 | 반품이 안 되는 상품 | 返品できない商品 | Apa yang tidak boleh dipulangkan`,
    body: [
      localized`Codes that were shown and recharges that went through cannot be taken back. Goods that were used or are not complete may be refused. | 已查看的卡密和已到账的充值不支持退货；已使用或配件不全的商品可能无法退货。 | 확인한 코드와 완료된 충전은 반품할 수 없습니다. 사용했거나 구성품이 빠진 상품은 거절될 수 있습니다. | 表示済みのコードや完了したチャージは返品できません。使用済みや付属品の欠けた商品はお断りする場合があります。 | Kod yang telah ditunjukkan dan tambah nilai yang selesai tidak boleh dipulangkan. Barangan yang digunakan atau tidak lengkap mungkin ditolak.`,
    ],
  },
  {
    key: 'forgot-password',
    kind: 'help',
    category: 'account',
    title: localized`I forgot my password | 忘记登录密码 | 비밀번호를 잊었어요 | パスワードを忘れたとき | Lupa kata laluan`,
    body: [
      localized`Choose “Forgot password” on the log-in screen: a code comes to your email, and you set a new one. | 在登录页点击“忘记密码”，通过邮箱验证码即可重设。 | 로그인 화면에서 ‘비밀번호 찾기’를 누르면 이메일로 코드가 전송되고 새 비밀번호를 정할 수 있습니다. | ログイン画面の「パスワードをお忘れの方」から、メールに届くコードで再設定できます。 | Pilih “Lupa kata laluan” di skrin log masuk: kod dihantar ke e-mel anda, lalu tetapkan yang baharu.`,
      localized`After five wrong passwords the account rests for 30 minutes. This keeps strangers out. | 连续输错五次密码，账户将锁定30分钟，以保护您的安全。 | 비밀번호를 다섯 번 틀리면 30분 동안 잠깁니다. 안전을 위한 조치입니다. | 5回続けて間違えると、安全のため30分間ロックされます。 | Selepas lima kata laluan salah, akaun dikunci selama 30 minit demi keselamatan.`,
    ],
  },
  {
    key: 'payment-password',
    kind: 'help',
    category: 'account',
    title: localized`Set or change the payment password | 设置或修改支付密码 | 결제 비밀번호 설정·변경 | 支払いパスワードの設定・変更 | Tetapkan atau ubah kata laluan bayaran`,
    body: [
      localized`In the member centre open “Payment password”. A code proves that it is you; then enter six digits twice. | 在会员中心打开“支付密码”，通过验证码确认身份后，两次输入六位数字。 | 회원 센터의 ‘결제 비밀번호’에서 코드로 본인 확인을 하고 숫자 6자리를 두 번 입력하세요. | 会員センターの「支払いパスワード」で、コードによる確認の後、6桁の数字を2回入力します。 | Di pusat ahli, buka “Kata laluan bayaran”. Kod mengesahkan diri anda; kemudian masukkan enam digit dua kali.`,
      localized`Five wrong attempts lock payments for three hours. | 连续输错五次，支付功能将锁定三小时。 | 다섯 번 틀리면 결제가 3시간 동안 잠깁니다. | 5回間違えると、お支払いが3時間ロックされます。 | Lima percubaan salah mengunci bayaran selama tiga jam.`,
    ],
  },
  {
    key: 'leave',
    kind: 'help',
    category: 'account',
    title: localized`Close my account | 注销账户 | 계정 해지 | アカウントの解約 | Tutup akaun saya`,
    body: [
      localized`Profile → “Close account”. It is possible once no money, open order or device is left. Your personal data is then erased; the books are kept, as the law asks. | 在“个人资料”中选择“注销账户”。账户内无余额、未完成订单和设备时即可注销；个人信息将被删除，账目依法保留。 | 프로필의 ‘계정 해지’에서 할 수 있습니다. 잔액, 진행 중인 주문, 기기가 없어야 하며 개인 정보는 삭제되고 장부는 법에 따라 보관됩니다. | プロフィールの「アカウントの解約」から行えます。残高・進行中のご注文・機器がないことが条件です。個人情報は消去され、帳簿は法令に従い保管されます。 | Profil → “Batal akaun”. Boleh dilakukan apabila tiada wang, pesanan terbuka atau peranti. Data peribadi dipadam; rekod akaun disimpan mengikut undang-undang.`,
    ],
  },
]
