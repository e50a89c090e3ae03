import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'

interface SharedPromotion {
  goods: string
  name: LocalizedText
  note: LocalizedText
  /** Whole days of the store's zone from the filling on, the last one counts. */
  span: [first: number, last: number]
  stock: number
  hours: number
}

/** Goods for teams; permille off the list price for members and for leaders. Teams by the hours since they were opened, leader first. */
export interface DemoTeamBuy extends SharedPromotion {
  size: number
  virtual_completion: boolean
  off: number
  leader_off: number
  teams: { hours: number; members: string[] }[]
}

/** Goods to bargain for: permille of the list price that friends cut together. Bargains by the hours since they were opened. */
export interface DemoBargain extends SharedPromotion {
  helpers: number
  floor_only: boolean
  cut: number
  bargains: { owner: string; hours: number; helps: number; stage?: 'ordered' | 'purchased' }[]
}

/** Team buys in every state, with teams that form, are nearly full, are complete, were completed by the shop, and failed. */
export const teamBuys: DemoTeamBuy[] = [
  {
    goods: 'ion-hair-dryer',
    name: localized`Three dry hair for less | 三人拼，吹风机更省 | 셋이 모이면 더 저렴한 드라이어 | 3人でお得なドライヤー | Bertiga, pengering rambut lebih murah`,
    note: localized`Teams of three within two days. | 48小时内满三人成团。 | 48시간 안에 세 명이 모이면 성사. | 48時間以内に3人で成立。 | Pasukan tiga orang dalam dua hari.`,
    span: [-6, 60],
    stock: 90,
    size: 3,
    hours: 48,
    virtual_completion: false,
    off: 250,
    leader_off: 300,
    teams: [
      { hours: 100, members: ['siti_norma', 'farid_kl'] },
      { hours: 60, members: ['coffee_days', 'momo_chan', 'haruka_m'] },
      { hours: 30, members: ['tom_burke', 'lars_n'] },
      { hours: 5, members: ['alice_rm'] },
    ],
  },
  {
    goods: 'lambswool-throw',
    name: localized`A throw each, two by two | 两人拼，一人一条毯 | 둘이서 하나씩, 양모 담요 | 2人で1枚ずつ、ラムウール | Berdua, selimut seorang satu`,
    note: localized`Teams of two within a day. | 24小时内满两人成团。 | 24시간 안에 두 명이 모이면 성사. | 24時間以内に2人で成立。 | Pasukan dua orang dalam sehari.`,
    span: [-5, 50],
    stock: 60,
    size: 2,
    hours: 24,
    virtual_completion: false,
    off: 200,
    leader_off: 200,
    teams: [
      { hours: 70, members: ['alice_rm'] },
      { hours: 40, members: ['minji_home', 'alice_rm'] },
      { hours: 10, members: ['orange_cat'] },
      { hours: 2, members: ['summer_sea'] },
    ],
  },
  {
    goods: 'sonic-toothbrush',
    name: localized`Five brush together | 五人拼，全家焕新 | 다섯이 함께 바꾸는 칫솔 | 5人でそろえる歯ブラシ | Berlima menukar berus gigi`,
    note: localized`Who starts a team pays least; the shop completes what does not fill. | 开团者价更低；未满员由商家补足成团。 | 팀장은 더 저렴하고, 차지 않은 팀은 쇼핑몰이 성사시킵니다. | リーダーはさらにお得。満たないチームはお店が成立させます。 | Ketua membayar paling kurang; kedai melengkapkan pasukan yang tidak penuh.`,
    span: [-5, 40],
    stock: 120,
    size: 5,
    hours: 72,
    virtual_completion: true,
    off: 280,
    leader_off: 350,
    teams: [
      { hours: 80, members: ['priya_n', 'ellie_park', 'one_coffee'] },
      { hours: 20, members: ['take_it_slow', 'xiao_man', 'north_window', 'a_ning'] },
    ],
  },
  {
    goods: 'enamel-casserole',
    name: localized`Casseroles for two kitchens | 两人拼，珐琅锅到家 | 두 집의 에나멜 냄비 | 2軒分のほうろう鍋 | Periuk enamel untuk dua dapur`,
    note: localized`Begins in two days. | 两天后开始。 | 이틀 뒤에 시작합니다. | 2日後に始まります。 | Bermula dua hari lagi.`,
    span: [2, 55],
    stock: 40,
    size: 2,
    hours: 24,
    virtual_completion: false,
    off: 220,
    leader_off: 250,
    teams: [],
  },
  {
    goods: 'oak-desk-tray',
    name: localized`Two tidy desks | 两人拼，桌面更整洁 | 둘이서 정돈된 책상 | 2人で机をすっきり | Dua meja yang kemas`,
    note: localized`This offer is over. | 本次活动已结束。 | 종료된 행사입니다. | この企画は終了しました。 | Tawaran ini telah tamat.`,
    span: [-20, -3],
    stock: 40,
    size: 2,
    hours: 24,
    virtual_completion: false,
    off: 200,
    leader_off: 200,
    teams: [{ hours: 130, members: ['hafiz_z', 'aisyah_r'] }],
  },
]

/** Bargains in every state: just begun, on the way, at the floor, ordered, paid and failed. */
export const bargainBuys: DemoBargain[] = [
  {
    goods: 'automatic-watch',
    name: localized`A watch, cut by friends | 好友砍出一块表 | 친구가 깎아 주는 시계 | お友だちと値切る腕時計 | Jam tangan, harga diturunkan rakan`,
    note: localized`Twelve friends bring it to its lowest price; buy whenever you like. | 12位好友砍到底价，随时可买。 | 친구 12명이면 최저가, 언제든 구매할 수 있습니다. | 12人で最安値。いつでも購入できます。 | Dua belas rakan ke harga terendah; beli bila-bila masa.`,
    span: [-6, 60],
    stock: 20,
    hours: 72,
    helpers: 12,
    floor_only: false,
    cut: 400,
    bargains: [
      { owner: 'alice_rm', hours: 10, helps: 7 },
      { owner: 'tom_burke', hours: 3, helps: 0 },
    ],
  },
  {
    goods: 'compact-mechanical-keyboard',
    name: localized`Five friends, one keyboard | 五位好友，砍到底价 | 친구 다섯이면 키보드 최저가 | 5人でキーボードを最安値に | Lima rakan, satu papan kekunci`,
    note: localized`A day to ask five friends. | 24小时内邀五位好友帮砍。 | 하루 안에 친구 다섯 명에게 부탁하세요. | 1日以内に5人へお願いを。 | Sehari untuk meminta lima rakan.`,
    span: [-6, 45],
    stock: 30,
    hours: 24,
    helpers: 5,
    floor_only: false,
    cut: 350,
    bargains: [
      { owner: 'alice_rm', hours: 90, helps: 5, stage: 'purchased' },
      { owner: 'alice_rm', hours: 40, helps: 2 },
      { owner: 'marco_w', hours: 20, helps: 5, stage: 'purchased' },
      { owner: 'hannah_k', hours: 6, helps: 5 },
    ],
  },
  {
    goods: 'arc-floor-lamp',
    name: localized`All the way down for a lamp | 砍到底价才到手的灯 | 최저가여야 살 수 있는 조명 | 最安値で手に入る照明 | Lampu pada harga terendah sahaja`,
    note: localized`Sold at the lowest price alone. | 仅限砍到底价购买。 | 최저가일 때만 구매할 수 있습니다. | 最安値になった場合のみ購入できます。 | Dijual pada harga terendah sahaja.`,
    span: [-4, 60],
    stock: 12,
    hours: 48,
    helpers: 8,
    floor_only: true,
    cut: 450,
    bargains: [
      { owner: 'carol_user', hours: 12, helps: 6 },
      { owner: 'priya_n', hours: 5, helps: 8, stage: 'ordered' },
    ],
  },
  {
    goods: 'lounge-chair',
    name: localized`A chair worth asking for | 值得一砍的休闲椅 | 부탁할 만한 라운지체어 | お願いしたくなるチェア | Kerusi yang berbaloi diminta`,
    note: localized`Begins in three days. | 三天后开始。 | 사흘 뒤에 시작합니다. | 3日後に始まります。 | Bermula tiga hari lagi.`,
    span: [3, 50],
    stock: 8,
    hours: 72,
    helpers: 20,
    floor_only: false,
    cut: 400,
    bargains: [],
  },
  {
    goods: 'paper-screen-reader',
    name: localized`Readers, cut to the page | 阅读器砍价 | 전자책 리더 가격 깎기 | 電子ペーパーの値切り | Pembaca e-buku, harga diturunkan`,
    note: localized`This offer is over. | 本次活动已结束。 | 종료된 행사입니다. | この企画は終了しました。 | Tawaran ini telah tamat.`,
    span: [-25, -2],
    stock: 10,
    hours: 48,
    helpers: 6,
    floor_only: false,
    cut: 300,
    bargains: [],
  },
]
