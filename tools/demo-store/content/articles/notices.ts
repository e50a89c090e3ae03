import { localized } from '../localized.ts'
import type { DemoArticle } from './article.ts'

/** What the demo shop announced. */
export const notices: DemoArticle[] = [
  {
    key: 'demo',
    kind: 'notice',
    days: 30,
    title: localized`This is a demo store | 这是演示商城 | 데모 스토어입니다 | これはデモストアです | Ini kedai demo`,
    summary: localized`Nothing is charged and nothing is sent | 不会真实扣款，也不会真实发货 | 실제 결제와 배송은 없습니다 | 請求も発送も行われません | Tiada caj dan tiada penghantaran`,
    body: [
      localized`Order, pay and return as you like: money, parcels and messages are played, and every day can be skipped. | 您可以随意下单、支付和退货：资金、包裹和消息均为模拟，时间也可以快进。 | 마음껏 주문하고 결제하고 반품해 보세요. 돈, 택배, 메시지는 모두 모의이며 시간도 건너뛸 수 있습니다. | ご注文・お支払い・返品を自由にお試しください。お金・荷物・メッセージはすべて模擬で、日付も進められます。 | Pesan, bayar dan pulangkan sesuka hati: wang, bungkusan dan mesej hanya simulasi, dan hari boleh dilangkau.`,
    ],
  },
  {
    key: 'home-month',
    kind: 'notice',
    days: 3,
    title: localized`Home and kitchen: $12 off $99, $40 off $249 | 家居厨房满99减12、满249减40 | 홈·키친 $99 이상 $12, $249 이상 $40 할인 | インテリア・キッチンが$99で$12引き、$249で$40引き | Rumah dan dapur: tolak $12 untuk $99, $40 untuk $249`,
    summary: localized`All this month, taken off in the cart by itself | 整月有效，购物车自动减免 | 한 달 내내, 장바구니에서 자동 할인 | 今月いっぱい、カートで自動割引 | Sepanjang bulan ini, ditolak dalam troli secara automatik`,
    cover: { banner: 'slow-mornings' },
    goods: ['pour-over-set', 'glass-teapot', 'oak-side-stool'],
    body: [
      localized`Whatever you choose from home and kitchen counts together. The cart shows how much is missing to the next step. | 家居与厨房类商品可合并计算，购物车会提示距离下一档还差多少。 | 홈·키친 상품은 합산되며, 장바구니에서 다음 할인까지 남은 금액을 알려 드립니다. | インテリアとキッチンの商品は合算されます。次の割引までの金額はカートに表示されます。 | Semua pilihan rumah dan dapur dikira bersama. Troli menunjukkan baki ke langkah seterusnya.`,
      localized`The reduction goes well with coupons; it does not apply to flash sales and group buys. | 满减可与优惠券同享，秒杀和团购商品除外。 | 쿠폰과 함께 쓸 수 있으며, 타임 세일과 공동 구매에는 적용되지 않습니다. | クーポンと併用できます。タイムセールと共同購入は対象外です。 | Boleh digabung dengan kupon; tidak sah untuk jualan kilat dan beli berkumpulan.`,
    ],
  },
  {
    key: 'free-food',
    kind: 'notice',
    days: 6,
    title: localized`Food and drink ship free from $39 | 食品饮料满39元包邮 | 식품·음료 $39 이상 무료 배송 | 食品・飲料は$39以上で送料無料 | Makanan dan minuman dihantar percuma dari $39`,
    goods: ['house-coffee', 'spring-longjing', 'butter-cookies'],
    body: [
      localized`Tea, coffee, rice and all that belongs on the shelf of the pantry: from $39 in one order the freight is on us. | 茶、咖啡、大米和各类食品：单笔满39元，运费由我们承担。 | 차, 커피, 쌀 등 식료품을 한 주문에 $39 이상 담으면 배송비가 무료입니다. | お茶・コーヒー・お米などの食料品は、1回のご注文が$39以上で送料を当店が負担します。 | Teh, kopi, beras dan barangan pantri: mulai $39 dalam satu pesanan, kos penghantaran kami tanggung.`,
    ],
  },
  {
    key: 'parcel-hours',
    kind: 'notice',
    days: 12,
    title: localized`Orders before noon leave the same day | 中午前下单，当日发货 | 정오 전 주문은 당일 출고 | 正午までのご注文は当日発送 | Pesanan sebelum tengah hari dihantar hari sama`,
    body: [
      localized`From Monday to Friday the domestic warehouse packs until six in the evening. What is ordered after noon, or on a holiday, leaves on the next working day. | 国内仓周一至周五18点前打包。中午后或节假日的订单将在下一个工作日发出。 | 국내 창고는 월~금요일 오후 6시까지 포장합니다. 정오 이후나 휴일 주문은 다음 영업일에 출고됩니다. | 国内倉庫は月曜から金曜の18時まで梱包します。正午以降や休日のご注文は翌営業日に発送します。 | Gudang tempatan membungkus dari Isnin hingga Jumaat sehingga enam petang. Pesanan selepas tengah hari atau pada hari cuti dihantar pada hari bekerja berikutnya.`,
    ],
  },
  {
    key: 'safe-codes',
    kind: 'notice',
    days: 20,
    title: localized`We never ask for your codes | 我们绝不会索要您的验证码 | 인증 코드를 요구하지 않습니다 | 認証コードをお尋ねすることはありません | Kami tidak pernah meminta kod anda`,
    body: [
      localized`A code by mail or SMS is for you alone. Nobody of the shop asks for it, on the telephone or in a chat. Whoever does is not from us: do not answer. | 邮件或短信验证码仅供您本人使用。我们的工作人员不会通过电话或聊天索要验证码，遇到请勿理会。 | 이메일이나 문자로 받은 코드는 본인만 사용하세요. 저희 직원은 전화나 채팅으로 코드를 묻지 않습니다. 묻는 사람에게 답하지 마세요. | メールやSMSのコードはご本人だけのものです。当店の者が電話やチャットでお尋ねすることはありません。応じないでください。 | Kod melalui e-mel atau SMS adalah untuk anda sahaja. Tiada kakitangan kami memintanya melalui telefon atau sembang. Jangan jawab.`,
    ],
  },
]
