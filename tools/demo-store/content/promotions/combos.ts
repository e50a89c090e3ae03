import { localized } from '../localized.ts'
import type { DemoPromotion } from './demo-promotion.ts'

/** Sets at a price of their own. */
export const combos: DemoPromotion[] = [
  {
    kind: 'combo',
    name: localized`The first cup, complete | 第一杯咖啡全套 | 첫 잔 세트 | 最初の一杯セット | Set cawan pertama`,
    note: localized`Dripper, a bag of coffee and two mugs. | 手冲套装、一袋咖啡和两只马克杯。 | 드리퍼, 원두 한 봉, 머그 두 개. | ドリッパー、コーヒー1袋、マグ2個。 | Penapis, sebungkus kopi dan dua cawan.`,
    span: { days: [-3, 60] },
    price: 5990,
    items: [
      { goods: 'pour-over-set', places: [0] },
      { goods: 'house-coffee', places: [0] },
      { goods: 'everyday-mug', places: [0], quantity: 2 },
    ],
  },
  {
    kind: 'combo',
    name: localized`A table for four | 四人餐桌 | 네 사람의 식탁 | 4人の食卓 | Meja untuk empat`,
    note: localized`Plates, bowls and cutlery that belong together. | 餐盘、面碗与餐具一次配齐。 | 접시와 그릇, 커틀러리를 한 번에. | 皿と器とカトラリーをまとめて。 | Pinggan, mangkuk dan sudu garpu sepadan.`,
    span: { days: [-1, 45] },
    per_member: 2,
    price: 17900,
    items: [
      { goods: 'rimmed-dinner-plates', places: [1] },
      { goods: 'ramen-bowls', places: [1] },
      { goods: 'flat-cutlery', places: [1] },
    ],
  },
  {
    kind: 'combo',
    name: localized`Strong at home | 居家力量训练 | 홈트 세트 | おうちトレーニング | Cergas di rumah`,
    note: localized`Dumbbells, a band and a bottle. | 哑铃、弹力带和水壶。 | 덤벨, 밴드, 물병. | ダンベル、バンド、ボトル。 | Dumbel, tali latex dan botol.`,
    span: { days: [4, 40] },
    price: 4490,
    items: [
      { goods: 'hex-dumbbells', places: [1] },
      { goods: 'latex-bands', places: [0] },
      { goods: 'insulated-bottle', places: [0] },
    ],
  },
  {
    kind: 'combo',
    name: localized`Writing evening | 书写之夜 | 쓰는 밤 | 書く夜のセット | Malam menulis`,
    note: localized`This set is over. | 该套餐已结束。 | 종료된 세트입니다. | このセットは終了しました。 | Set ini telah tamat.`,
    span: { days: [-25, -5] },
    price: 3990,
    items: [
      { goods: 'lay-flat-notebook', places: [0], quantity: 2 },
      { goods: 'colour-pencils', places: [1] },
    ],
  },
]
