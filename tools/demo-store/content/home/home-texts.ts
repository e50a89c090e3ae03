import type { BannerKey } from '../../pictures/scenes/banner-recipes.ts'
import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'

/** A link with a banner; `to` is an address, or `category:key`, `brand:key`, `topic:banner`. */
interface Banner {
  banner: BannerKey
  to: string
  label: LocalizedText
  subtitle: LocalizedText
}

export const slides: Banner[] = [
  {
    banner: 'slow-mornings',
    to: 'category:coffee-tea-ware',
    label: localized`Slow mornings | 慢一点的早晨 | 느린 아침 | ゆっくりの朝 | Pagi yang tenang`,
    subtitle: localized`Everything for a better first cup | 为第一杯咖啡做足准备 | 첫 잔을 더 좋게 하는 모든 것 | 最初の一杯を、もっとおいしく | Segalanya untuk cawan pertama yang lebih baik`,
  },
  {
    banner: 'rooms-at-rest',
    to: 'category:home',
    label: localized`Rooms at rest | 安静的房间 | 쉬는 방 | 休まる部屋 | Ruang yang tenang`,
    subtitle: localized`Up to $40 off home and kitchen | 家居厨房满249减40 | 홈·키친 최대 $40 할인 | インテリア・キッチン最大$40引き | Jimat sehingga $40 untuk rumah dan dapur`,
  },
  {
    banner: 'quiet-sound',
    to: 'category:audio',
    label: localized`Sound, without the noise | 只留好声音 | 소음 없이, 소리만 | 雑音のない、音 | Bunyi tanpa bising`,
    subtitle: localized`Headphones and speakers by Halden | 哈登耳机与音箱 | 할덴의 헤드폰과 스피커 | ハルデンのヘッドホンとスピーカー | Fon kepala dan pembesar suara Halden`,
  },
  {
    banner: 'weekend-outside',
    to: 'category:outdoor',
    label: localized`A weekend outside | 去户外过周末 | 밖에서 보내는 주말 | 外で過ごす週末 | Hujung minggu di luar`,
    subtitle: localized`Tents, lanterns, bottles that last | 耐用的帐篷、灯与水壶 | 오래 쓰는 텐트와 랜턴, 물병 | 長く使えるテント、ランタン、ボトル | Khemah, lampu dan botol tahan lama`,
  },
]

export const topics: Banner[] = [
  {
    banner: 'gift-ideas',
    to: 'topic:gift-ideas',
    label: localized`Gifts under $50 | 50元以内的礼物 | $50 이하 선물 | $50以下の贈り物 | Hadiah bawah $50`,
    subtitle: localized`Wrapped in paper, ready to give | 纸质包装，可直接送 | 종이 포장으로 바로 선물 | 紙で包んで、そのまま | Dibalut kertas, sedia diberi`,
  },
  {
    banner: 'tea-table',
    to: 'topic:tea-table',
    label: localized`The tea table | 一席茶 | 찻상 | お茶の時間 | Meja teh`,
    subtitle: localized`Single-garden teas and a pot to watch | 单园茶与一把玻璃壶 | 단일 다원의 차와 유리 포트 | 単一農園の茶とガラスの急須 | Teh satu kebun dan teko kaca`,
  },
  {
    banner: 'little-ones',
    to: 'topic:little-ones',
    label: localized`For little ones | 给小朋友 | 아이들에게 | ちいさな人へ | Untuk si kecil`,
    subtitle: localized`Toys that outlast childhood | 陪伴长大的玩具 | 어린 시절보다 오래가는 장난감 | 子ども時代より長く | Mainan yang tahan lama`,
  },
  {
    banner: 'fresh-air',
    to: 'category:air-clean',
    label: localized`Fresh air at home | 家里的好空气 | 집 안의 맑은 공기 | 家の空気を整える | Udara segar di rumah`,
    subtitle: localized`Quiet enough to sleep beside | 安静得可以入睡 | 곁에서 잠들 만큼 조용한 | 隣で眠れる静けさ | Senyap untuk tidur di sebelah`,
  },
]

export const icons: { icon: string; to: string; label: LocalizedText }[] = [
  { icon: 'flame', to: '/promotionpages/seckill/list/list', label: localized`Flash sale | 秒杀 | 타임 세일 | タイムセール | Jualan kilat` },
  { icon: 'users', to: '/promotionpages/pintuan/list/list', label: localized`Team buy | 拼团 | 팀 구매 | チーム購入 | Beli sepasukan` },
  { icon: 'scissors', to: '/promotionpages/bargain/list/list', label: localized`Bargain | 砍价 | 가격 깎기 | 値切り | Tawar` },
  { icon: 'boxes', to: '/promotionpages/groupbuy/list/list', label: localized`Group buy | 团购 | 공동구매 | 共同購入 | Beli ramai` },
  { icon: 'hourglass', to: '/promotionpages/presale/list/list', label: localized`Presale | 预售 | 사전 예약 | 予約販売 | Prajual` },
  {
    icon: 'timer',
    to: '/promotionpages/discount/list/list',
    label: localized`Price drops | 限时折扣 | 기간 특가 | 期間限定 | Harga turun`,
  },
  { icon: 'sparkles', to: '/promotionpages/topic/list/list', label: localized`Topics | 专题 | 기획전 | 特集 | Topik` },
  { icon: 'tag', to: '/v2/goods/coupon/coupon', label: localized`Coupons | 领券 | 쿠폰 | クーポン | Kupon` },
  { icon: 'coins', to: '/promotionpages/point/list/list', label: localized`Exchange | 龙币兑换 | 코인 교환 | コイン交換 | Tebus` },
  { icon: 'calendar-check', to: '/v2/member/signin/signin', label: localized`Check-in | 签到 | 출석 체크 | チェックイン | Daftar masuk` },
  { icon: 'dices', to: '/promotionpages/game/wheel', label: localized`Lucky wheel | 大转盘 | 행운의 룰렛 | ルーレット | Roda tuah` },
  { icon: 'trophy', to: '/v2/goods/toplist/toplist', label: localized`Top sellers | 热销榜 | 인기 순위 | ランキング | Terlaris` },
  { icon: 'award', to: '/v2/goods/brand/brand', label: localized`Brands | 品牌 | 브랜드 | ブランド | Jenama` },
  { icon: 'star', to: '/v2/goods/list/list?sort=newest', label: localized`New in | 新品 | 신상품 | 新着 | Baharu` },
  {
    icon: 'badge-percent',
    to: '/promotionpages/manjian/list/list',
    label: localized`Spend & save | 满减 | 금액 할인 | まとめ割 | Beli & jimat`,
  },
]

export const notices: { to: string | null; text: LocalizedText }[] = [
  {
    to: 'notice:home-month',
    text: localized`Home and kitchen: $12 off $99, $40 off $249, this month | 本月家居厨房满99减12、满249减40 | 이번 달 홈·키친 $99 이상 $12, $249 이상 $40 할인 | 今月はインテリア・キッチンが$99で$12引き、$249で$40引き | Bulan ini rumah dan dapur: tolak $12 untuk $99, $40 untuk $249`,
  },
  {
    to: 'notice:free-food',
    text: localized`Food and drink ship free from $39 | 食品饮料满39元包邮 | 식품·음료 $39 이상 무료 배송 | 食品・飲料は$39以上で送料無料 | Makanan dan minuman dihantar percuma dari $39`,
  },
  {
    to: 'notice:demo',
    text: localized`This is a demo store: nothing is charged and nothing is sent | 这是演示商城：不会真实扣款或发货 | 데모 스토어입니다. 실제 결제와 배송은 없습니다 | これはデモストアです。請求も発送もありません | Ini kedai demo: tiada caj dan tiada penghantaran`,
  },
]

/** Rows of chosen goods, by their keys. */
export const goodsRows: { title: LocalizedText; to: string; goods: string[] }[] = [
  {
    title: localized`New this week | 本周上新 | 이번 주 신상 | 今週の新着 | Baharu minggu ini`,
    to: '/v2/goods/list/list?sort=newest',
    goods: [
      'instant-camera',
      'bento-lunch-box',
      'cloud-runners',
      'wire-desk-fan',
      'picnic-speaker',
      'wooden-train',
      'magnetic-phone-case',
      'belted-shirt-dress',
      'rubber-fig',
      'dried-mango',
    ],
  },
  {
    title: localized`Bestsellers | 大家都在买 | 베스트셀러 | みんなが選ぶ | Paling laris`,
    to: '/v2/goods/list/list?sort=sales',
    goods: [
      'heavy-cotton-tee',
      'true-wireless-earbuds',
      'house-coffee',
      'everyday-mug',
      'commuter-tumbler',
      'noise-cancelling-headphones',
      'stick-vacuum',
      'wuchang-rice',
      'straight-jeans',
      'roll-top-backpack',
    ],
  },
]
