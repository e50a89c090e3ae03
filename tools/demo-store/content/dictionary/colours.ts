import type { Words } from '../../types.ts'
import { words } from '../words.ts'

export interface Colour {
  words: Words
  hex: string
}

const colour = (hex: string, names: Words): Colour => ({ words: names, hex })

/** Colours and finishes that goods come in; the pictures are drawn with them. */
export const colours = {
  white: colour('#f3f1ec', words`White | 白色 | 화이트 | ホワイト | Putih`),
  ivory: colour('#ece3d2', words`Ivory | 象牙白 | 아이보리 | アイボリー | Gading`),
  cream: colour('#f0e4c8', words`Cream | 奶油色 | 크림 | クリーム | Krim`),
  oat: colour('#dccbb0', words`Oat | 燕麦色 | 오트 | オートミール | Oat`),
  sand: colour('#cdb491', words`Sand | 沙色 | 샌드 | サンド | Pasir`),
  camel: colour('#b98f61', words`Camel | 驼色 | 카멜 | キャメル | Unta`),
  cognac: colour('#9c5f38', words`Cognac | 干邑棕 | 코냑 브라운 | コニャック | Konyak`),
  espresso: colour('#523a2e', words`Espresso | 浓缩咖啡棕 | 에스프레소 | エスプレッソ | Espreso`),
  clay: colour('#c48d73', words`Clay | 陶土色 | 클레이 | クレイ | Tanah liat`),
  terracotta: colour('#b9674a', words`Terracotta | 赤陶色 | 테라코타 | テラコッタ | Terakota`),
  rust: colour('#a75a3c', words`Rust | 铁锈红 | 러스트 | ラスト | Karat`),
  cherry: colour('#9c3540', words`Cherry | 樱桃红 | 체리 | チェリー | Ceri`),
  coral: colour('#dd8474', words`Coral | 珊瑚色 | 코랄 | コーラル | Karang`),
  blush: colour('#e3bdb2', words`Blush | 裸粉 | 블러시 | ブラッシュ | Merah jambu lembut`),
  rose: colour('#c9828a', words`Dusty rose | 灰玫瑰 | 더스티 로즈 | ダスティローズ | Ros lembut`),
  plum: colour('#7c4a60', words`Plum | 梅子色 | 플럼 | プラム | Plum`),
  lilac: colour('#b7a8c6', words`Lilac | 丁香紫 | 라일락 | ライラック | Lilac`),
  mustard: colour('#cf9f45', words`Mustard | 芥末黄 | 머스터드 | マスタード | Mustard`),
  butter: colour('#ead591', words`Butter | 黄油黄 | 버터 | バター | Mentega`),
  sage: colour('#9fb09a', words`Sage | 鼠尾草绿 | 세이지 | セージ | Sej`),
  moss: colour('#6e7a55', words`Moss | 苔藓绿 | 모스 | モス | Lumut`),
  olive: colour('#7d7a52', words`Olive | 橄榄绿 | 올리브 | オリーブ | Zaitun`),
  forest: colour('#3f5b4c', words`Forest | 森林绿 | 포레스트 | フォレスト | Hijau hutan`),
  celadon: colour('#a9c3b6', words`Celadon | 青瓷色 | 셀라돈 | 青磁 | Seladon`),
  mint: colour('#b5d3c4', words`Mint | 薄荷绿 | 민트 | ミント | Pudina`),
  sky: colour('#a9c3d6', words`Sky blue | 天蓝 | 스카이 블루 | スカイブルー | Biru langit`),
  mist: colour('#8ea4b5', words`Mist blue | 雾霾蓝 | 미스트 블루 | ミストブルー | Biru kabus`),
  denim: colour('#5d7690', words`Denim blue | 丹宁蓝 | 데님 블루 | デニムブルー | Biru denim`),
  indigo: colour('#3d4f70', words`Indigo | 靛蓝 | 인디고 | インディゴ | Indigo`),
  navy: colour('#31405a', words`Navy | 藏青 | 네이비 | ネイビー | Biru tua`),
  stone: colour('#b5aea3', words`Stone | 岩灰 | 스톤 | ストーン | Batu`),
  grey: colour('#a3a4a6', words`Heather grey | 麻灰 | 멜란지 그레이 | 杢グレー | Kelabu`),
  charcoal: colour('#56575b', words`Charcoal | 炭灰 | 차콜 | チャコール | Arang`),
  black: colour('#343437', words`Black | 黑色 | 블랙 | ブラック | Hitam`),
  silver: colour('#c5c8cb', words`Silver | 银色 | 실버 | シルバー | Perak`),
  graphite: colour('#66696e', words`Graphite | 石墨灰 | 그래파이트 | グラファイト | Grafit`),
  steel: colour('#c2c5c7', words`Brushed steel | 拉丝不锈钢 | 브러시드 스틸 | ヘアラインステンレス | Keluli berus`),
  brass: colour('#c6a15d', words`Brass | 黄铜色 | 브라스 | 真鍮 | Loyang`),
  gold: colour('#cfae72', words`Soft gold | 浅金 | 소프트 골드 | ソフトゴールド | Emas lembut`),
  oak: colour('#c9a57a', words`Oak | 橡木 | 오크 | オーク | Kayu oak`),
  walnut: colour('#7d573d', words`Walnut | 胡桃木 | 월넛 | ウォールナット | Kayu walnut`),
} satisfies Record<string, Colour>

export type ColourKey = keyof typeof colours
