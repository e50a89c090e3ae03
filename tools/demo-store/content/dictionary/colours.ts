import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'

export interface Colour {
  names: LocalizedText
  hex: string
}

const colour = (hex: string, names: LocalizedText): Colour => ({ names, hex })

/** Colours and finishes that goods come in; the pictures are drawn with them. */
export const colours = {
  white: colour('#f3f1ec', localized`White | 白色 | 화이트 | ホワイト | Putih`),
  ivory: colour('#ece3d2', localized`Ivory | 象牙白 | 아이보리 | アイボリー | Gading`),
  cream: colour('#f0e4c8', localized`Cream | 奶油色 | 크림 | クリーム | Krim`),
  oat: colour('#dccbb0', localized`Oat | 燕麦色 | 오트 | オートミール | Oat`),
  sand: colour('#cdb491', localized`Sand | 沙色 | 샌드 | サンド | Pasir`),
  camel: colour('#b98f61', localized`Camel | 驼色 | 카멜 | キャメル | Unta`),
  cognac: colour('#9c5f38', localized`Cognac | 干邑棕 | 코냑 브라운 | コニャック | Konyak`),
  espresso: colour('#523a2e', localized`Espresso | 浓缩咖啡棕 | 에스프레소 | エスプレッソ | Espreso`),
  clay: colour('#c48d73', localized`Clay | 陶土色 | 클레이 | クレイ | Tanah liat`),
  terracotta: colour('#b9674a', localized`Terracotta | 赤陶色 | 테라코타 | テラコッタ | Terakota`),
  rust: colour('#a75a3c', localized`Rust | 铁锈红 | 러스트 | ラスト | Karat`),
  cherry: colour('#9c3540', localized`Cherry | 樱桃红 | 체리 | チェリー | Ceri`),
  coral: colour('#dd8474', localized`Coral | 珊瑚色 | 코랄 | コーラル | Karang`),
  blush: colour('#e3bdb2', localized`Blush | 裸粉 | 블러시 | ブラッシュ | Merah jambu lembut`),
  rose: colour('#c9828a', localized`Dusty rose | 灰玫瑰 | 더스티 로즈 | ダスティローズ | Ros lembut`),
  plum: colour('#7c4a60', localized`Plum | 梅子色 | 플럼 | プラム | Plum`),
  lilac: colour('#b7a8c6', localized`Lilac | 丁香紫 | 라일락 | ライラック | Lilac`),
  mustard: colour('#cf9f45', localized`Mustard | 芥末黄 | 머스터드 | マスタード | Mustard`),
  butter: colour('#ead591', localized`Butter | 黄油黄 | 버터 | バター | Mentega`),
  sage: colour('#9fb09a', localized`Sage | 鼠尾草绿 | 세이지 | セージ | Sej`),
  moss: colour('#6e7a55', localized`Moss | 苔藓绿 | 모스 | モス | Lumut`),
  olive: colour('#7d7a52', localized`Olive | 橄榄绿 | 올리브 | オリーブ | Zaitun`),
  forest: colour('#3f5b4c', localized`Forest | 森林绿 | 포레스트 | フォレスト | Hijau hutan`),
  celadon: colour('#a9c3b6', localized`Celadon | 青瓷色 | 셀라돈 | 青磁 | Seladon`),
  mint: colour('#b5d3c4', localized`Mint | 薄荷绿 | 민트 | ミント | Pudina`),
  sky: colour('#a9c3d6', localized`Sky blue | 天蓝 | 스카이 블루 | スカイブルー | Biru langit`),
  mist: colour('#8ea4b5', localized`Mist blue | 雾霾蓝 | 미스트 블루 | ミストブルー | Biru kabus`),
  denim: colour('#5d7690', localized`Denim blue | 丹宁蓝 | 데님 블루 | デニムブルー | Biru denim`),
  indigo: colour('#3d4f70', localized`Indigo | 靛蓝 | 인디고 | インディゴ | Indigo`),
  navy: colour('#31405a', localized`Navy | 藏青 | 네이비 | ネイビー | Biru tua`),
  stone: colour('#b5aea3', localized`Stone | 岩灰 | 스톤 | ストーン | Batu`),
  grey: colour('#a3a4a6', localized`Heather grey | 麻灰 | 멜란지 그레이 | 杢グレー | Kelabu`),
  charcoal: colour('#56575b', localized`Charcoal | 炭灰 | 차콜 | チャコール | Arang`),
  black: colour('#343437', localized`Black | 黑色 | 블랙 | ブラック | Hitam`),
  silver: colour('#c5c8cb', localized`Silver | 银色 | 실버 | シルバー | Perak`),
  graphite: colour('#66696e', localized`Graphite | 石墨灰 | 그래파이트 | グラファイト | Grafit`),
  steel: colour('#c2c5c7', localized`Brushed steel | 拉丝不锈钢 | 브러시드 스틸 | ヘアラインステンレス | Keluli berus`),
  brass: colour('#c6a15d', localized`Brass | 黄铜色 | 브라스 | 真鍮 | Loyang`),
  gold: colour('#cfae72', localized`Soft gold | 浅金 | 소프트 골드 | ソフトゴールド | Emas lembut`),
  oak: colour('#c9a57a', localized`Oak | 橡木 | 오크 | オーク | Kayu oak`),
  walnut: colour('#7d573d', localized`Walnut | 胡桃木 | 월넛 | ウォールナット | Kayu walnut`),
} satisfies Record<string, Colour>

export type ColourKey = keyof typeof colours
