import { localized } from '../localized.ts'
import type { DemoArticle } from './article.ts'

/** Help with orders, payment and delivery. */
export const helpOrders: DemoArticle[] = [
  {
    key: 'how-to-order',
    kind: 'help',
    category: 'orders',
    title: localized`How to place an order | 如何下单 | 주문하는 방법 | ご注文の方法 | Cara membuat pesanan`,
    summary: localized`From the cart to the payment in three steps | 三步完成：购物车、确认、支付 | 장바구니부터 결제까지 3단계 | カートからお支払いまで3ステップ | Dari troli ke bayaran dalam tiga langkah`,
    body: [
      localized`You can browse and fill a cart without an account. Log in when you are ready to order. | 无需登录即可浏览并加入购物车，准备下单时再登录即可。 | 로그인하지 않아도 둘러보고 장바구니에 담을 수 있습니다. 주문할 때 로그인해 주세요. | ログインしなくても商品を見てカートに入れられます。ご注文の際にログインしてください。 | Anda boleh melihat-lihat dan mengisi troli tanpa akaun. Log masuk apabila sedia memesan.`,
      localized`- Put what you like into the cart and choose colour and size. | - 将喜欢的商品加入购物车，并选好颜色和尺码。 | - 마음에 드는 상품의 색상과 사이즈를 골라 장바구니에 담습니다. | - お好みの商品の色とサイズを選び、カートに入れます。 | - Masukkan barangan ke dalam troli dan pilih warna serta saiz.`,
      localized`- Choose the address, a coupon if you have one, and look at the total. | - 选择收货地址和可用优惠券，核对合计金额。 | - 배송지와 쿠폰을 고르고 합계를 확인합니다. | - お届け先とクーポンを選び、合計金額を確認します。 | - Pilih alamat dan kupon jika ada, kemudian semak jumlahnya.`,
      localized`- Confirm and pay. An order that is not paid closes after 30 minutes, and its goods go back on the shelf. | - 确认并支付。未支付的订单将在30分钟后自动关闭，商品退回库存。 | - 확인 후 결제합니다. 결제하지 않은 주문은 30분 뒤 자동으로 취소됩니다. | - 内容を確認してお支払いください。お支払いのないご注文は30分後に自動的に取り消されます。 | - Sahkan dan bayar. Pesanan yang tidak dibayar ditutup selepas 30 minit dan barangnya dikembalikan ke rak.`,
    ],
  },
  {
    key: 'ways-to-pay',
    kind: 'help',
    category: 'orders',
    title: localized`Ways to pay | 支付方式 | 결제 수단 | お支払い方法 | Cara membayar`,
    summary: localized`Balance, USDS coins, LONGCOIN and the bank | 余额、USDS币、龙币与银行支付 | 잔액, USDS 코인, 롱코인, 은행 결제 | 残高・USDSコイン・ロングコイン・銀行 | Baki, syiling USDS, LONGCOIN dan bank`,
    body: [
      localized`At the payment you may use your balance, USDS coins, or pay at the bank; they can be combined. | 支付时可使用账户余额、USDS币或银行支付，也可以组合使用。 | 잔액, USDS 코인, 은행 결제를 사용할 수 있으며 함께 쓸 수도 있습니다. | 残高、USDSコイン、銀行でのお支払いが選べ、組み合わせることもできます。 | Anda boleh menggunakan baki, syiling USDS atau membayar di bank; semuanya boleh digabungkan.`,
      localized`LONGCOIN lowers the price of goods: 100 LONGCOIN are worth $1, up to half of the goods, never the freight. | 龙币可抵扣商品金额：100龙币抵1元，最多抵扣商品金额的一半，不抵运费。 | 롱코인 100개는 $1로, 상품 금액의 절반까지 사용할 수 있습니다. 배송비에는 쓸 수 없습니다. | ロングコインは100枚で$1分、商品代金の半額までご利用いただけます。送料には使えません。 | LONGCOIN mengurangkan harga barangan: 100 LONGCOIN bernilai $1, sehingga separuh harga barangan, bukan kos penghantaran.`,
      localized`Balance, USDS and LONGCOIN ask for your six-digit payment password. Set it once in the member centre. | 使用余额、USDS币和龙币时需输入六位支付密码，请先在会员中心设置。 | 잔액, USDS 코인, 롱코인을 쓰려면 6자리 결제 비밀번호가 필요합니다. 회원 센터에서 한 번만 설정하세요. | 残高・USDSコイン・ロングコインのご利用には6桁の支払いパスワードが必要です。会員センターで設定してください。 | Baki, syiling USDS dan LONGCOIN memerlukan kata laluan bayaran enam digit. Tetapkannya sekali di pusat ahli.`,
    ],
  },
  {
    key: 'change-or-cancel',
    kind: 'help',
    category: 'orders',
    title: localized`Change or cancel an order | 修改或取消订单 | 주문 변경·취소 | ご注文の変更・取り消し | Ubah atau batalkan pesanan`,
    body: [
      localized`An order that is not paid yet can be cancelled by yourself: open it under “To pay” and choose cancel. Coupons and LONGCOIN come back at once. | 未支付的订单可自行取消：在“待付款”中打开订单并选择取消，优惠券和龙币会立即退回。 | 결제 전 주문은 ‘결제 대기’에서 직접 취소할 수 있습니다. 쿠폰과 롱코인은 바로 돌아옵니다. | お支払い前のご注文は「お支払い待ち」から取り消せます。クーポンとロングコインはすぐに戻ります。 | Pesanan yang belum dibayar boleh dibatalkan sendiri di bawah “Belum bayar”. Kupon dan LONGCOIN dikembalikan serta-merta.`,
      localized`After the payment, ask for a refund of what has not been sent. A wrong address? Call us before the parcel leaves. | 付款后如尚未发货，可申请退款；地址填错请在发货前联系我们。 | 결제 후 아직 출고되지 않은 상품은 환불을 신청하세요. 주소가 잘못되었다면 출고 전에 연락해 주세요. | お支払い後、発送前の商品は返金を申請できます。お届け先の誤りは発送前にご連絡ください。 | Selepas bayaran, mohon bayaran balik bagi barang yang belum dihantar. Alamat salah? Hubungi kami sebelum bungkusan dihantar.`,
    ],
  },
  {
    key: 'follow-parcel',
    kind: 'help',
    category: 'delivery',
    title: localized`Follow your parcel | 查询物流 | 배송 조회 | 荷物を追跡する | Jejaki bungkusan anda`,
    body: [
      localized`Open the order and press “Track parcel”: each parcel shows its carrier, number and way. An order may come in several parcels. | 打开订单点击“查看物流”，即可查看每个包裹的承运商、单号和轨迹。一笔订单可能分多个包裹送达。 | 주문에서 ‘배송 조회’를 누르면 택배사, 송장 번호, 이동 경로를 볼 수 있습니다. 여러 상자로 나뉘어 올 수 있습니다. | ご注文の「配送状況」から、配送会社・伝票番号・経路が確認できます。複数の荷物に分かれることがあります。 | Buka pesanan dan tekan “Jejak bungkusan”: setiap bungkusan menunjukkan syarikat penghantar, nombor dan perjalanannya.`,
      localized`Confirm the receipt when everything is there. Without a word from you it counts as received seven days after it was sent; you can ask for more time. | 收到后请确认收货；发货七天后系统将自动确认，您也可以申请延长。 | 상품을 모두 받으면 수령을 확인해 주세요. 발송 7일 뒤 자동으로 확인되며, 연장할 수 있습니다. | すべて届いたら受け取りを確認してください。発送から7日で自動的に完了しますが、延長もできます。 | Sahkan penerimaan apabila semuanya sampai. Tanpa pengesahan, ia dikira diterima tujuh hari selepas dihantar; anda boleh memohon lanjutan.`,
    ],
  },
  {
    key: 'freight',
    kind: 'help',
    category: 'delivery',
    title: localized`What delivery costs | 运费说明 | 배송비 안내 | 送料について | Kos penghantaran`,
    body: [
      localized`Freight depends on weight and region and is shown before you pay. Many goods travel free from an amount; the goods page says so. | 运费按重量和地区计算，付款前会显示。部分商品满额包邮，商品页会注明。 | 배송비는 무게와 지역에 따라 다르며 결제 전에 표시됩니다. 일정 금액 이상 무료 배송인 상품도 있습니다. | 送料は重さと地域で決まり、お支払い前に表示されます。一定額以上で送料無料の商品もあります。 | Kos bergantung pada berat dan kawasan, dan ditunjukkan sebelum anda membayar. Banyak barangan dihantar percuma mulai jumlah tertentu.`,
      localized`Goods of the overseas warehouse come in a parcel and an order of their own. | 海外仓商品单独成单、单独发货。 | 해외 창고 상품은 별도의 주문으로 따로 배송됩니다. | 海外倉庫の商品は別のご注文・別の荷物になります。 | Barangan dari gudang luar negara datang dalam pesanan dan bungkusan tersendiri.`,
    ],
  },
  {
    key: 'pick-up',
    kind: 'help',
    category: 'delivery',
    title: localized`Collect at a pick-up place | 到店自提 | 매장 수령 | 店頭で受け取る | Ambil sendiri`,
    body: [
      localized`Where an order offers it, choose pick-up instead of an address. After the payment the order shows a code that changes every 30 seconds. | 支持自提的订单可选择到店自提。付款后订单中会显示每30秒更新的自提码。 | 수령을 지원하는 주문은 배송지 대신 매장 수령을 고를 수 있습니다. 결제 후 30초마다 바뀌는 코드가 표시됩니다. | 対応するご注文では店頭受け取りが選べます。お支払い後、30秒ごとに変わるコードが表示されます。 | Jika ditawarkan, pilih ambil sendiri. Selepas bayaran, pesanan menunjukkan kod yang berubah setiap 30 saat.`,
      localized`Show it at the desk. It needs no network, and nobody can use a photograph of it later. | 到店出示即可，无需联网；截图过后即失效。 | 매장에서 보여 주세요. 인터넷이 없어도 되며, 나중에 찍은 사진은 쓸 수 없습니다. | 店頭でご提示ください。通信は不要で、撮影した画像は後から使えません。 | Tunjukkan di kaunter. Ia tidak memerlukan rangkaian, dan gambarnya tidak boleh digunakan kemudian.`,
    ],
  },
]
