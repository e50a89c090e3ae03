import type { Occasion, TaskKind } from '@longmall/contract/reward.ts'
import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'

export interface DemoRule {
  occasion: Occasion
  name: LocalizedText
  /** Cents. */
  threshold?: number
  is_each?: boolean
  day_number?: number
  longcoin?: number
  coupon?: string
  game?: string
  chances?: number
  total?: number
}

const dayLabel = localized`Daily check-in | 每日签到 | 매일 출석 | 毎日のチェックイン | Daftar masuk harian`
const ofDay = (day_number: number, longcoin: number): DemoRule => ({ occasion: 'signin', name: dayLabel, day_number, longcoin })

/** What signing in, registering, recharging and buying give; amounts in cents. */
export const rules: DemoRule[] = [
  ...[5, 5, 10, 10, 15, 15].map((longcoin, n) => ofDay(n + 1, longcoin)),
  { ...ofDay(7, 30), game: 'wheel', chances: 1, total: 5000 },
  {
    occasion: 'signin',
    name: localized`A month without a gap | 连续签到一个月 | 한 달 연속 출석 | 1か月連続チェックイン | Sebulan tanpa terlepas`,
    day_number: 30,
    longcoin: 100,
    coupon: 'thanks',
  },
  {
    occasion: 'register',
    name: localized`Welcome: three spins | 新会员礼：三次转盘机会 | 가입 환영: 룰렛 3회 | ようこそ：ルーレット3回 | Selamat datang: tiga putaran`,
    game: 'wheel',
    chances: 3,
  },
  {
    occasion: 'recharge',
    name: localized`Recharge of $500 or more | 单笔充值满500元 | $500 이상 충전 | $500以上のチャージ | Tambah nilai $500 atau lebih`,
    threshold: 50_000,
    longcoin: 800,
    total: 1000,
  },
  {
    occasion: 'consume',
    name: localized`5 LONGCOIN for every $10 | 每消费10元得5龙币 | $10마다 롱코인 5개 | $10ごとに5ロングコイン | 5 LONGCOIN bagi setiap $10`,
    threshold: 1000,
    is_each: true,
    longcoin: 5,
  },
]

export interface DemoTask {
  kind: TaskKind
  period: 'once' | 'daily'
  goal: number
  name: LocalizedText
  note: LocalizedText
  longcoin?: number
  coupon?: string
  game?: string
  chances?: number
}

/** Tasks of every day and of once. */
export const tasks: DemoTask[] = [
  {
    kind: 'signin',
    period: 'daily',
    goal: 1,
    longcoin: 5,
    name: localized`Check in today | 今日签到 | 오늘 출석하기 | 今日のチェックイン | Daftar masuk hari ini`,
    note: localized`One tap a day | 每天点一下 | 하루 한 번 탭 | 1日1タップ | Satu ketikan sehari`,
  },
  {
    kind: 'browse',
    period: 'daily',
    goal: 5,
    longcoin: 10,
    name: localized`View five products | 浏览5件商品 | 상품 5개 둘러보기 | 商品を5点見る | Lihat lima produk`,
    note: localized`Different ones | 不同的商品 | 서로 다른 상품 | それぞれ違う商品 | Yang berlainan`,
  },
  {
    kind: 'favourite',
    period: 'daily',
    goal: 1,
    longcoin: 5,
    name: localized`Save a favourite | 收藏一件商品 | 상품 하나 찜하기 | お気に入りに1点追加 | Simpan satu kegemaran`,
    note: localized`The heart on its page | 点商品页上的爱心 | 상품 페이지의 하트를 누르세요 | 商品ページのハートを押してください | Ikon hati di halamannya`,
  },
  {
    kind: 'draw',
    period: 'daily',
    goal: 1,
    longcoin: 5,
    name: localized`Play a game | 玩一次游戏 | 게임 한 번 하기 | ゲームで1回遊ぶ | Main satu permainan`,
    note: localized`Wheel, card or egg | 转盘、刮刮卡或金蛋 | 룰렛, 카드 또는 황금알 | ルーレット、カード、たまごのどれか | Roda, kad atau telur`,
  },
  {
    kind: 'address',
    period: 'once',
    goal: 1,
    longcoin: 20,
    name: localized`Add an address | 添加收货地址 | 배송지 등록하기 | お届け先を登録する | Tambah alamat`,
    note: localized`So that ordering goes faster | 下单更快捷 | 주문이 빨라집니다 | ご注文がスムーズになります | Supaya pesanan lebih cepat`,
  },
  {
    kind: 'profile',
    period: 'once',
    goal: 1,
    longcoin: 50,
    name: localized`Complete your profile | 完善个人资料 | 프로필 완성하기 | プロフィールを完成させる | Lengkapkan profil`,
    note: localized`A picture and your birthday | 头像和生日 | 사진과 생일 | 写真と誕生日 | Gambar dan hari lahir`,
  },
  {
    kind: 'order',
    period: 'once',
    goal: 1,
    longcoin: 100,
    game: 'wheel',
    chances: 2,
    name: localized`Your first order | 首次下单 | 첫 주문하기 | はじめてのご注文 | Pesanan pertama anda`,
    note: localized`It counts when it is paid | 付款后即完成 | 결제하면 완료됩니다 | お支払いで達成 | Dikira apabila dibayar`,
  },
  {
    kind: 'review',
    period: 'once',
    goal: 1,
    longcoin: 30,
    coupon: 'thanks',
    name: localized`Write a review | 发表一次评价 | 리뷰 쓰기 | レビューを書く | Tulis satu ulasan`,
    note: localized`Of something you bought | 评价您买过的商品 | 구매한 상품에 대해 | ご購入の商品について | Tentang sesuatu yang anda beli`,
  },
  {
    kind: 'invite',
    period: 'once',
    goal: 3,
    longcoin: 200,
    name: localized`Three friends join | 邀请三位好友注册 | 친구 세 명 초대하기 | お友だち3人の登録 | Tiga rakan menyertai`,
    note: localized`They enter your ID when they register | 好友注册时填写您的ID | 친구가 가입할 때 회원님의 ID를 입력합니다 | 登録時にあなたのIDを入力してもらいます | Mereka memasukkan ID anda semasa mendaftar`,
  },
]

/** Days in a row on which demo accounts signed in, up to yesterday. */
export const signInsOfMembers: { account: string; days: number }[] = [
  { account: 'alice_rm', days: 5 },
  { account: 'carol_user', days: 1 },
  { account: 'erik_rm4', days: 29 },
]
