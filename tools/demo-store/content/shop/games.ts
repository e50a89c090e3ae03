import type { GameKind, PrizeKind } from '@longmall/contract/game-shapes.ts'
import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'

export interface DemoPrize {
  kind: PrizeKind
  name: LocalizedText
  /** Of 1,000 in a game. */
  weight: number
  stock?: number
  /** Coins, or cents of a red packet. */
  amount?: number
  goods?: string
  coupon?: string
}
export interface DemoGame {
  key: string
  kind: GameKind
  name: LocalizedText
  note: LocalizedText
  /** Days from the opening of the demo. */
  from: number
  until: number
  free_daily: number
  longcoin_price?: number
  daily_limit?: number
  prizes: DemoPrize[]
}

const coins = (amount: number, weight: number): DemoPrize => ({
  kind: 'longcoin',
  amount,
  weight,
  name: {
    'en-us': `${amount} LONGCOIN`,
    'zh-cn': `${amount} 龙币`,
    'ko-kr': `롱코인 ${amount}개`,
    'ja-jp': `${amount}ロングコイン`,
    'ms-my': `${amount} LONGCOIN`,
  },
})
const nothing = (weight: number): DemoPrize => ({
  kind: 'nothing',
  weight,
  name: localized`Next time | 谢谢参与 | 다음 기회에 | またの機会に | Lain kali`,
})

/** Games in every state on the first day: three that run, one that is to come, one that is over. */
export const games: DemoGame[] = [
  {
    key: 'wheel',
    kind: 'wheel',
    name: localized`Harbour wheel | 港湾大转盘 | 하버 룰렛 | ハーバールーレット | Roda Pelabuhan`,
    note: localized`One free spin every day, and more from check-in and tasks. | 每天免费转一次，签到和任务还能赚更多机会。 | 매일 한 번 무료, 출석과 미션으로 더 돌릴 수 있습니다. | 毎日1回無料。チェックインやミッションでさらに回せます。 | Satu putaran percuma setiap hari, dan lagi daripada daftar masuk serta tugasan.`,
    from: -20,
    until: 90,
    free_daily: 1,
    longcoin_price: 50,
    daily_limit: 10,
    prizes: [
      coins(20, 250),
      {
        kind: 'coupon',
        coupon: 'thanks',
        weight: 80,
        stock: 500,
        name: localized`Thank-you coupon | 答谢券 | 감사 쿠폰 | ありがとうクーポン | Kupon terima kasih`,
      },
      nothing(300),
      coins(100, 60),
      {
        kind: 'red_packet',
        amount: 200,
        weight: 20,
        stock: 300,
        name: localized`$2 red packet | 2元红包 | $2 캐시 봉투 | $2ラッキーマネー | Sampul merah $2`,
      },
      nothing(250),
      {
        kind: 'goods',
        goods: 'smart-bulb',
        weight: 5,
        stock: 20,
        name: localized`Smart bulb | 智能灯泡 | 스마트 전구 | スマート電球 | Mentol pintar`,
      },
      coins(500, 35),
    ],
  },
  {
    key: 'scratch',
    kind: 'scratch',
    name: localized`Tea-time scratch card | 下午茶刮刮卡 | 티타임 스크래치 | ティータイムスクラッチ | Kad gores waktu teh`,
    note: localized`A card costs 30 LONGCOIN. | 每张 30 龙币。 | 카드 한 장은 롱코인 30개입니다. | 1枚30ロングコインです。 | Sekeping kad berharga 30 LONGCOIN.`,
    from: -10,
    until: 60,
    free_daily: 0,
    longcoin_price: 30,
    daily_limit: 20,
    prizes: [
      coins(10, 300),
      coins(40, 200),
      coins(200, 40),
      {
        kind: 'goods',
        goods: 'roasted-almonds',
        weight: 10,
        stock: 50,
        name: localized`Roasted almonds | 烘烤杏仁 | 구운 아몬드 | ローストアーモンド | Badam panggang`,
      },
      nothing(450),
    ],
  },
  {
    key: 'egg',
    kind: 'egg',
    name: localized`Golden eggs | 幸运金蛋 | 황금알 | 金のたまご | Telur emas`,
    note: localized`Two eggs a day are free. | 每天免费砸两个。 | 하루 두 알은 무료입니다. | 1日2個まで無料です。 | Dua biji telur sehari percuma.`,
    from: -5,
    until: 45,
    free_daily: 2,
    daily_limit: 5,
    prizes: [
      coins(15, 400),
      coins(60, 100),
      {
        kind: 'red_packet',
        amount: 500,
        weight: 5,
        stock: 20,
        name: localized`$5 red packet | 5元红包 | $5 캐시 봉투 | $5ラッキーマネー | Sampul merah $5`,
      },
      {
        kind: 'coupon',
        coupon: 'freight',
        weight: 95,
        stock: 400,
        name: localized`Free delivery | 包邮券 | 무료 배송 쿠폰 | 送料無料クーポン | Penghantaran percuma`,
      },
      nothing(400),
    ],
  },
  {
    key: 'winter',
    kind: 'wheel',
    name: localized`Winter wheel | 冬日大转盘 | 겨울 룰렛 | 冬のルーレット | Roda musim sejuk`,
    note: localized`Three free spins every day. | 每天免费转三次。 | 하루 세 번 무료입니다. | 1日3回まで無料です。 | Tiga putaran percuma setiap hari.`,
    from: 20,
    until: 50,
    free_daily: 3,
    prizes: [coins(30, 400), coins(150, 100), nothing(500)],
  },
  {
    key: 'autumn',
    kind: 'egg',
    name: localized`Autumn eggs | 秋日金蛋 | 가을 황금알 | 秋のたまご | Telur musim luruh`,
    note: localized`Thank you for playing. | 感谢参与。 | 참여해 주셔서 감사합니다. | ご参加ありがとうございました。 | Terima kasih kerana bermain.`,
    from: -60,
    until: -8,
    free_daily: 1,
    prizes: [coins(20, 500), nothing(500)],
  },
]

/** Chances that demo accounts have. */
export const chancesOfMembers: { account: string; game: string; chances: number }[] = [
  { account: 'alice_rm', game: 'wheel', chances: 5 },
  { account: 'alice_rm', game: 'scratch', chances: 3 },
  { account: 'carol_user', game: 'wheel', chances: 2 },
  { account: 'new_member', game: 'scratch', chances: 1 },
]

/** Who drew before the store opened for the demo, and in what. */
export const draws: { account: string; game: string; times: number }[] = [
  { account: 'alice_rm', game: 'wheel', times: 4 },
  { account: 'bob_am', game: 'egg', times: 2 },
  { account: 'dana_rm2', game: 'wheel', times: 4 },
  { account: 'dana_rm2', game: 'scratch', times: 6 },
  { account: 'erik_rm4', game: 'wheel', times: 8 },
  { account: 'erik_rm4', game: 'scratch', times: 10 },
  { account: 'erik_rm4', game: 'egg', times: 2 },
]
