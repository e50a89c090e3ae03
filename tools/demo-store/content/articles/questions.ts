import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'
import type { DemoArticle } from './article.ts'

const answeredQuestions: [question: LocalizedText, answer: LocalizedText][] = [
  [
    localized`Do I need an account to look around? | 不登录可以逛吗？ | 로그인 없이 둘러볼 수 있나요? | 登録しなくても見られますか？ | Perlukah akaun untuk melihat-lihat?`,
    localized`No. You can browse and fill a cart as a visitor; what is in it comes along when you log in. | 可以。访客也能浏览和加购，登录后购物车会自动合并。 | 네. 비회원도 둘러보고 장바구니에 담을 수 있으며, 로그인하면 그대로 이어집니다. | はい。見るだけでなくカートにも入れられ、ログイン後に引き継がれます。 | Tidak. Anda boleh melihat dan mengisi troli sebagai pelawat; isinya dibawa bersama apabila log masuk.`,
  ],
  [
    localized`In which languages can I use the shop? | 商城支持哪些语言？ | 어떤 언어를 지원하나요? | どの言語で使えますか？ | Bahasa apakah yang disokong?`,
    localized`English, Chinese, Korean, Japanese and Malay. Change it in the member centre under “Language”. | 支持中文、英语、韩语、日语和马来语，可在会员中心的“语言”中切换。 | 한국어, 영어, 중국어, 일본어, 말레이어를 지원하며 회원 센터의 ‘언어’에서 바꿀 수 있습니다. | 日本語・英語・中国語・韓国語・マレー語に対応し、会員センターの「言語」で切り替えられます。 | Melayu, Inggeris, Cina, Korea dan Jepun. Tukar di pusat ahli di bawah “Bahasa”.`,
  ],
  [
    localized`How long do I have to pay? | 下单后多久内要付款？ | 결제 기한은 얼마나 되나요? | お支払いの期限は？ | Berapa lama masa untuk membayar?`,
    localized`30 minutes; five minutes in a flash sale. After that the order closes and the goods are free for others. | 普通订单30分钟，秒杀订单5分钟，超时自动关闭。 | 30분이며 타임 세일은 5분입니다. 지나면 주문이 자동으로 취소됩니다. | 30分、タイムセールは5分です。過ぎるとご注文は自動的に取り消されます。 | 30 minit; lima minit untuk jualan kilat. Selepas itu pesanan ditutup.`,
  ],
  [
    localized`Can I use a coupon and a reduction together? | 优惠券和满减能同时用吗？ | 쿠폰과 할인을 함께 쓸 수 있나요? | クーポンと割引は併用できますか？ | Bolehkah kupon dan potongan digabung?`,
    localized`Yes: the reduction comes first, then one coupon, then LONGCOIN. The confirmation shows each step. | 可以：先满减，再用一张优惠券，最后抵扣龙币，确认页会逐项列出。 | 네. 할인, 쿠폰 한 장, 롱코인 순으로 적용되며 주문 확인에서 단계별로 볼 수 있습니다. | はい。割引、クーポン1枚、ロングコインの順に適用され、確認画面に表示されます。 | Ya: potongan dahulu, kemudian satu kupon, kemudian LONGCOIN. Pengesahan menunjukkan setiap langkah.`,
  ],
  [
    localized`Why are there two orders for one payment? | 为什么一次付款生成两个订单？ | 한 번 결제했는데 왜 주문이 두 개인가요? | 1回の支払いでなぜ注文が2つ？ | Mengapa dua pesanan untuk satu bayaran?`,
    localized`Goods of the domestic and of the overseas warehouse are sent apart, so each has its own order and its own freight. | 国内仓与海外仓分开发货，因此各自成单、分别计算运费。 | 국내와 해외 창고 상품은 따로 발송되어 주문과 배송비가 나뉩니다. | 国内と海外の倉庫から別々に発送するため、ご注文と送料が分かれます。 | Barangan gudang tempatan dan luar negara dihantar berasingan, jadi masing-masing ada pesanan dan kos sendiri.`,
  ],
  [
    localized`How do I get LONGCOIN? | 怎样获得龙币？ | 롱코인은 어떻게 모으나요? | ロングコインはどう貯めますか？ | Bagaimana mendapatkan LONGCOIN?`,
    localized`By the daily check-in and by tasks. They lower a price or buy something in the points shop. | 每日签到和完成任务即可获得，可抵扣商品金额或在积分商城兑换。 | 출석 체크와 미션으로 모을 수 있습니다. 상품 금액을 할인받거나 포인트샵에서 사용하세요. | 毎日のサインインとタスクで貯まります。お買い物の割引やポイントショップで使えます。 | Melalui daftar masuk harian dan tugasan. Ia mengurangkan harga atau ditukar di kedai mata.`,
  ],
  [
    localized`How do I send something back? | 如何退货？ | 반품은 어떻게 하나요? | 返品するには？ | Bagaimana memulangkan barang?`,
    localized`Up to 15 days after you received it: open the order and press “After-sales”. | 收货后15天内，打开订单点击“申请售后”。 | 수령 후 15일 안에 주문에서 ‘반품·환불’을 누르세요. | お受け取りから15日以内に、ご注文の「返品・返金」から申請できます。 | Dalam 15 hari selepas diterima: buka pesanan dan tekan “Selepas jualan”.`,
  ],
  [
    localized`Is my money safe? | 我的资金安全吗？ | 제 돈은 안전한가요? | お金は安全ですか？ | Adakah wang saya selamat?`,
    localized`Every change of your balance is an entry that cannot be altered, and each payment asks for your payment password. You can export your statement at any time. | 每笔余额变动都有不可更改的记录，付款需输入支付密码，账单可随时导出。 | 모든 잔액 변동은 바꿀 수 없는 기록으로 남고, 결제할 때마다 결제 비밀번호를 묻습니다. 내역은 언제든 내보낼 수 있습니다. | 残高の変動はすべて変更できない記録に残り、お支払いには支払いパスワードが必要です。明細はいつでも書き出せます。 | Setiap perubahan baki direkod dan tidak boleh diubah, dan setiap bayaran meminta kata laluan bayaran. Penyata boleh dieksport bila-bila masa.`,
  ],
]

/** Questions that visitors ask, with their answers. */
export const questions: DemoArticle[] = answeredQuestions.map(([title, answer], place) => ({
  key: `question-${place + 1}`,
  kind: 'qa',
  title,
  body: [answer],
}))
