import { localized } from '../localized.ts'
import type { DemoArticle } from './article.ts'

/** Pages of one article each: about us, the overseas notice, landing pages. */
export const pages: DemoArticle[] = [
  {
    key: 'about',
    kind: 'about',
    title: localized`A shop for calm, useful things | 一家只卖好用之物的商店 | 차분하고 쓸모 있는 물건을 파는 가게 | 静かで役に立つものの店 | Kedai untuk barangan yang tenang dan berguna`,
    summary: localized`Who we are and how we choose | 我们是谁，如何选品 | 우리는 누구이며 어떻게 고르는가 | 私たちと、品選びのこと | Siapa kami dan cara kami memilih`,
    cover: { banner: 'rooms-at-rest' },
    body: [
      localized`Longmall is a demo store: it shows what a shop of this kind can do, with goods drawn for it and brands that do not exist. | Longmall 商城是一家演示商城，用专门绘制的商品和虚构的品牌，展示这类商城能做到的一切。 | 롱몰은 데모 스토어입니다. 직접 그린 상품과 가상의 브랜드로 이런 쇼핑몰이 할 수 있는 일을 보여 드립니다. | Longmall はデモストアです。描き下ろしの商品と架空のブランドで、このお店でできることをご紹介しています。 | Longmall ialah kedai demo: ia menunjukkan keupayaan kedai sebegini dengan barangan yang dilukis dan jenama rekaan.`,
      localized`# How we choose | # 我们如何选品 | # 고르는 기준 | # 品選びの基準 | # Cara kami memilih`,
      localized`- It does one thing well. | - 把一件事做好。 | - 한 가지를 제대로 합니다. | - ひとつのことをきちんとこなすもの。 | - Ia melakukan satu perkara dengan baik.`,
      localized`- It can be mended, refilled or passed on. | - 可以修、可以补充、可以传下去。 | - 고치거나 채우거나 물려줄 수 있습니다. | - 直せる、詰め替えられる、譲れるもの。 | - Ia boleh dibaiki, diisi semula atau diwariskan.`,
      localized`- Its price can be explained. | - 价格说得清楚。 | - 가격을 설명할 수 있습니다. | - 値段の理由を説明できるもの。 | - Harganya dapat dijelaskan.`,
    ],
  },
  {
    key: 'overseas-notice',
    kind: 'overseas_notice',
    title: localized`Before you buy from the overseas warehouse | 购买海外仓商品须知 | 해외 창고 상품 구매 전 확인해 주세요 | 海外倉庫の商品をご購入の前に | Sebelum membeli dari gudang luar negara`,
    summary: localized`Delivery, duties and returns differ | 配送、税费与退货有所不同 | 배송, 세금, 반품이 다릅니다 | 配送・税金・返品が異なります | Penghantaran, cukai dan pemulangan berbeza`,
    body: [
      localized`# Delivery | # 配送 | # 배송 | # 配送 | # Penghantaran`,
      localized`Goods marked “Overseas” come from a warehouse abroad, in an order and a parcel of their own. Customs may need some days more. | 标有“海外”的商品由境外仓库发出，单独成单、单独包裹，清关可能需要额外几天。 | ‘해외’ 표시 상품은 해외 창고에서 별도의 주문과 상자로 발송되며, 통관에 며칠 더 걸릴 수 있습니다. | 「海外」と表示された商品は海外の倉庫から別のご注文・別の荷物で届きます。通関に数日かかることがあります。 | Barangan bertanda “Luar negara” datang dari gudang luar negara dalam pesanan dan bungkusan tersendiri. Kastam mungkin mengambil beberapa hari.`,
      localized`# Duties and papers | # 税费与身份信息 | # 세금과 서류 | # 税金と書類 | # Cukai dan dokumen`,
      localized`Import duties are the receiver’s where they arise. Customs may ask for the real name of the receiver: please give it as on the identity card. | 如产生进口税费，由收件人承担。海关可能核对收件人姓名，请填写与证件一致的真实姓名。 | 수입 관세가 발생하면 받는 분이 부담합니다. 통관 시 실명이 필요할 수 있으니 신분증과 같은 이름을 적어 주세요. | 輸入税が発生した場合はお受取人のご負担となります。通関でお名前の確認があるため、身分証と同じ氏名をご記入ください。 | Cukai import, jika ada, ditanggung penerima. Kastam mungkin meminta nama sebenar penerima: berikan seperti pada kad pengenalan.`,
      localized`# Returns | # 退货 | # 반품 | # 返品 | # Pemulangan`,
      localized`The 15 days hold here too. The way back takes longer and costs more; for small damages we usually refund a part instead. | 同样支持15天内售后。寄回时间更长、费用更高；如有轻微瑕疵，通常建议部分退款。 | 15일 기준은 같습니다. 반송에 시간과 비용이 더 들기 때문에 작은 하자는 보통 일부 환불해 드립니다. | 15日以内の申請は同じです。返送には時間と費用がかかるため、小さな不具合は一部返金でご対応することが多くなります。 | Tempoh 15 hari juga terpakai. Penghantaran balik lebih lama dan mahal; untuk kerosakan kecil kami biasanya memulangkan sebahagian.`,
    ],
  },
  {
    key: 'landing',
    kind: 'landing',
    landing: 'index',
    title: localized`Calm, useful things for every day | 为日常而选的好物 | 매일을 위한 차분하고 쓸모 있는 물건 | 毎日のための、静かで役に立つもの | Barangan tenang dan berguna setiap hari`,
    summary: localized`More than a hundred goods from home, kitchen, wardrobe and the road, in five languages. | 家居、厨房、衣橱与旅途，一百多件好物，五种语言。 | 집, 주방, 옷장, 여행을 위한 백여 가지 물건을 다섯 언어로 만나 보세요. | 住まい、台所、装い、旅。百点を超える品を5つの言語で。 | Lebih seratus barangan untuk rumah, dapur, pakaian dan perjalanan, dalam lima bahasa.`,
    cover: { banner: 'slow-mornings' },
    goods: [
      'pour-over-set',
      'instant-camera',
      'speckled-vase',
      'canvas-sneakers',
      'picnic-speaker',
      'linen-duvet-set',
      'cabin-suitcase',
      'oak-side-stool',
    ],
    points: [
      {
        icon: 'badge-percent',
        heading: localized`One price, explained | 价格清清楚楚 | 설명되는 가격 | 理由のわかる価格 | Harga yang jelas`,
        text: localized`Every reduction stands with its reason, and the total you confirm is the total you pay. | 每一笔优惠都有说明，确认的金额就是支付的金额。 | 모든 할인에 이유가 있고, 확인한 금액 그대로 결제됩니다. | 割引には必ず理由を添え、確認した金額のままお支払いいただけます。 | Setiap potongan ada sebabnya, dan jumlah yang disahkan ialah jumlah yang dibayar.`,
      },
      {
        icon: 'truck',
        heading: localized`Parcels you can follow | 包裹随时可查 | 한눈에 보는 배송 | 追跡できる荷物 | Bungkusan yang boleh dijejaki`,
        text: localized`Each parcel shows its way, and tells you when it is at the door. | 每个包裹轨迹清晰，送达即通知。 | 상자마다 이동 경로가 보이고 도착하면 알려 드립니다. | 荷物ごとに経路が見え、到着をお知らせします。 | Setiap bungkusan menunjukkan perjalanannya dan memberitahu apabila tiba.`,
      },
      {
        icon: 'package',
        heading: localized`Fifteen days to think | 15天内可售后 | 15일의 여유 | 15日間の安心 | Lima belas hari untuk berfikir`,
        text: localized`Ask for a refund in the app. If we do not answer in a week, it is yours. | 在应用内申请退款，七天内未处理将自动同意。 | 앱에서 환불을 신청하세요. 일주일 안에 답하지 않으면 자동 승인됩니다. | アプリから返金を申請。1週間以内に回答がなければ自動で承認されます。 | Mohon dalam aplikasi. Jika kami tidak menjawab dalam seminggu, ia diluluskan.`,
      },
    ],
    body: [],
  },
  {
    key: 'landing-calm',
    kind: 'landing',
    landing: 'index2',
    title: localized`Three steps to something good | 三步遇见好物 | 좋은 물건까지 세 걸음 | よいものまで3ステップ | Tiga langkah ke barangan baik`,
    summary: localized`No account to begin with, no search without end: choose, confirm, and follow your parcel. | 无需先注册，也不用翻找半天：挑选、确认、等包裹。 | 가입부터 하지 않아도 됩니다. 고르고, 확인하고, 기다리면 끝입니다. | はじめに登録は不要。選んで、確かめて、届くのを待つだけです。 | Tanpa akaun pada mulanya: pilih, sahkan, dan jejaki bungkusan anda.`,
    cover: { banner: 'rooms-at-rest' },
    goods: ['lounge-chair', 'arc-floor-lamp', 'seagrass-basket', 'lambswool-throw'],
    points: [
      {
        icon: 'search',
        heading: localized`Choose | 挑选 | 고르기 | 選ぶ | Pilih`,
        text: localized`Real sizes, colours and stock on every page. | 尺码、颜色和库存，页页真实。 | 사이즈, 색상, 재고를 그대로 보여 드립니다. | サイズ・色・在庫をそのまま表示。 | Saiz, warna dan stok sebenar pada setiap halaman.`,
      },
      {
        icon: 'shopping-bag',
        heading: localized`Confirm | 确认 | 확인 | 確かめる | Sahkan`,
        text: localized`Coupons and reductions are found for you. | 优惠券和满减自动为您匹配。 | 쓸 수 있는 쿠폰과 할인을 찾아 드립니다. | 使えるクーポンと割引を自動で適用。 | Kupon dan potongan dicari untuk anda.`,
      },
      {
        icon: 'truck',
        heading: localized`Receive | 收货 | 받기 | 受け取る | Terima`,
        text: localized`At home, or at a pick-up place with a code. | 送货上门，或凭码到店自提。 | 집에서, 또는 코드로 매장에서 받으세요. | ご自宅でも、コードで店頭でも。 | Di rumah, atau di tempat ambil sendiri dengan kod.`,
      },
    ],
    body: [],
  },
  {
    key: 'landing-window',
    kind: 'landing',
    landing: 'index3',
    title: localized`New in the window | 本季橱窗 | 이번 시즌 쇼윈도 | 今季のショーウインドー | Baharu di tingkap kedai`,
    summary: localized`Autumn for the house and for the way: look what came in. | 为家与旅途准备的秋日新品，来看看吧。 | 집과 길을 위한 가을 신상을 만나 보세요. | 住まいと外出のための秋の新着をどうぞ。 | Musim luruh untuk rumah dan perjalanan: lihat apa yang tiba.`,
    cover: { banner: 'autumn-at-home' },
    goods: [
      'trench-coat',
      'cashmere-scarf',
      'soy-candle',
      'glass-teapot',
      'penny-loafers',
      'lambswool-throw',
      'leather-crossbody',
      'paper-lantern-lamp',
    ],
    body: [],
  },
]
