import { localized } from '../localized.ts'
import type { DemoPromotion } from './demo-promotion.ts'

/** Prices from a quantity on, in every state. */
export const groupBuys: DemoPromotion[] = [
  {
    kind: 'group_buy',
    name: localized`A drawer of socks | 一抽屉好袜 | 서랍 가득 양말 | 靴下をまとめて | Stoking satu laci`,
    note: localized`Three pairs or more, mixed as you like. | 同款满3双即享团购价。 | 세 켤레부터 공동구매가로. | 3足から共同購入価格。 | Tiga pasang atau lebih.`,
    span: { days: [-2, 60] },
    min_quantity: 3,
    items: [{ goods: 'crew-socks', off: 220, stock: 150, sold: 48 }],
  },
  {
    kind: 'group_buy',
    name: localized`Soap for the year | 全年手工皂 | 일 년치 비누 | 一年分の石けん | Sabun setahun`,
    note: localized`Four bars last a family a season. | 四块够全家用一季。 | 네 개면 온 가족이 한 철을 씁니다. | 4個で家族のひと季節分。 | Empat buku cukup untuk semusim.`,
    span: { days: [-6, 45] },
    min_quantity: 4,
    per_member: 24,
    items: [{ goods: 'olive-soap', off: 250, stock: 60, sold: 21 }],
  },
  {
    kind: 'group_buy',
    name: localized`A tidy pantry | 整洁食品柜 | 정리된 팬트리 | 整ったパントリー | Pantri yang kemas`,
    note: localized`Two sets or more; nearly all are gone. | 两套起享团购价，所剩不多。 | 두 세트부터, 거의 다 팔렸습니다. | 2セットから。残りわずか。 | Dua set atau lebih; hampir habis.`,
    span: { days: [-8, 14] },
    min_quantity: 2,
    items: [{ goods: 'pantry-jars', places: [0, 2, 3], off: 180, stock: 40, sold: 37 }],
  },
  {
    kind: 'group_buy',
    name: localized`Rings for the nursery | 早教叠叠圈 | 놀이방 쌓기 고리 | 積み木リングをみんなで | Gelang susun untuk anak`,
    note: localized`Two or more; all pieces of this offer are sold. | 两件起享团购价，本次已售罄。 | 두 개부터, 준비 수량이 모두 판매되었습니다. | 2個から。今回分は完売しました。 | Dua atau lebih; semuanya telah dijual.`,
    span: { days: [-4, 10] },
    min_quantity: 2,
    items: [{ goods: 'stacking-rings', off: 200, stock: 30, sold: 'all' }],
  },
  {
    kind: 'group_buy',
    name: localized`A mat for two | 双人瑜伽 | 둘이서 요가 | ふたりでヨガ | Yoga berdua`,
    note: localized`Bring a friend: the price holds from two mats. | 约上好友，两张起享团购价。 | 친구와 함께, 두 장부터. | お友だちと一緒に、2枚から。 | Ajak rakan: dari dua tikar.`,
    span: { days: [3, 30] },
    min_quantity: 2,
    items: [{ goods: 'rubber-yoga-mat', off: 180, stock: 40 }],
  },
  {
    kind: 'group_buy',
    name: localized`Mango for the office | 办公室芒果干 | 사무실 망고 간식 | オフィスのおやつ | Mangga untuk pejabat`,
    note: localized`From five bags; this round is over. | 五袋起享团购价，本轮已结束。 | 다섯 봉지부터, 이번 회차는 끝났습니다. | 5袋から。今回は終了しました。 | Dari lima bungkus; pusingan ini tamat.`,
    span: { days: [-20, -3] },
    min_quantity: 5,
    items: [{ goods: 'dried-mango', off: 200, stock: 90, sold: 85 }],
  },
]
