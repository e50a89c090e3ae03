import type { Language } from '@longmall/contract/fields.ts'

type InAll = Record<Language, readonly string[]>

const list = (text: string): readonly string[] => text.split(', ')

/** Words that made-up names are put together from, in the same order in every language. */
export const nouns: InAll = {
  'en-us': list(
    'Shirt, Jacket, Trousers, Dress, Sneakers, Backpack, Watch, Lamp, Kettle, Teapot, Blanket, Pillow, Headphones, Keyboard, Camera, Notebook, Umbrella, Sunglasses, Wallet, Scarf, Gloves, Chair, Desk, Bottle, Frying Pan, Knife, Towel, Candle, Speaker, Charger, Bicycle, Tent, Toothbrush, Shampoo, Coffee, Green Tea, Chocolate, Puzzle, Doll, Vacuum Cleaner',
  ),
  'zh-cn': list(
    '衬衫, 外套, 长裤, 连衣裙, 运动鞋, 双肩包, 手表, 台灯, 电热水壶, 茶壶, 毛毯, 枕头, 耳机, 键盘, 相机, 笔记本, 雨伞, 太阳镜, 钱包, 围巾, 手套, 椅子, 书桌, 水杯, 平底锅, 菜刀, 毛巾, 蜡烛, 音箱, 充电器, 自行车, 帐篷, 牙刷, 洗发水, 咖啡, 绿茶, 巧克力, 拼图, 玩偶, 吸尘器',
  ),
  'ko-kr': list(
    '셔츠, 재킷, 바지, 원피스, 운동화, 백팩, 시계, 스탠드, 전기주전자, 찻주전자, 담요, 베개, 헤드폰, 키보드, 카메라, 노트, 우산, 선글라스, 지갑, 목도리, 장갑, 의자, 책상, 물병, 프라이팬, 식칼, 수건, 양초, 스피커, 충전기, 자전거, 텐트, 칫솔, 샴푸, 커피, 녹차, 초콜릿, 퍼즐, 인형, 청소기',
  ),
  'ja-jp': list(
    'シャツ, ジャケット, ズボン, ワンピース, スニーカー, リュック, 腕時計, ランプ, 電気ケトル, 急須, 毛布, 枕, ヘッドホン, キーボード, カメラ, ノート, 傘, サングラス, 財布, マフラー, 手袋, 椅子, 机, 水筒, フライパン, 包丁, タオル, ろうそく, スピーカー, 充電器, 自転車, テント, 歯ブラシ, シャンプー, コーヒー, 緑茶, チョコレート, パズル, 人形, 掃除機',
  ),
  'ms-my': list(
    'Kemeja, Jaket, Seluar, Gaun, Kasut Sukan, Beg Galas, Jam Tangan, Lampu, Cerek Elektrik, Teko, Selimut, Bantal, Fon Kepala, Papan Kekunci, Kamera, Buku Nota, Payung, Cermin Mata, Dompet, Selendang, Sarung Tangan, Kerusi, Meja, Botol, Kuali, Pisau, Tuala, Lilin, Pembesar Suara, Pengecas, Basikal, Khemah, Berus Gigi, Syampu, Kopi, Teh Hijau, Coklat, Teka-teki, Anak Patung, Pembersih Hampagas',
  ),
}

export const adjectives: InAll = {
  'en-us': list(
    'Light, Classic, Soft, Warm, Slim, Foldable, Modern, Handmade, Waterproof, Quiet, Large, Travel, Organic, Vintage, Everyday',
  ),
  'zh-cn': list('轻便, 经典, 柔软, 保暖, 修身, 折叠, 现代, 手工, 防水, 静音, 大号, 旅行, 有机, 复古, 日常'),
  'ko-kr': list('가벼운, 클래식, 부드러운, 따뜻한, 슬림, 접이식, 모던, 수제, 방수, 저소음, 대형, 여행용, 유기농, 빈티지, 데일리'),
  'ja-jp': list(
    '軽量, 定番, やわらか, 暖かい, スリム, 折りたたみ, モダン, 手作り, 防水, 静音, 大型, 旅行用, オーガニック, ビンテージ, 普段使い',
  ),
  'ms-my': list(
    'Ringan, Klasik, Lembut, Hangat, Ramping, Lipat, Moden, Buatan Tangan, Kalis Air, Senyap, Besar, Kembara, Organik, Vintaj, Harian',
  ),
}

export const departments: InAll = {
  'en-us': list('Clothing, Home, Kitchen, Sports, Electronics, Beauty, Toys, Office, Food, Garden'),
  'zh-cn': list('服饰, 家居, 厨具, 运动, 数码, 美妆, 玩具, 办公, 食品, 园艺'),
  'ko-kr': list('의류, 홈, 주방, 스포츠, 전자제품, 뷰티, 장난감, 사무용품, 식품, 정원'),
  'ja-jp': list('ファッション, ホーム, キッチン, スポーツ, 家電, ビューティー, おもちゃ, オフィス, 食品, ガーデン'),
  'ms-my': list('Pakaian, Rumah, Dapur, Sukan, Elektronik, Kecantikan, Mainan, Pejabat, Makanan, Taman'),
}

export const colours: InAll = {
  'en-us': list('White, Black, Navy, Olive'),
  'zh-cn': list('白色, 黑色, 藏青, 橄榄绿'),
  'ko-kr': list('화이트, 블랙, 네이비, 올리브'),
  'ja-jp': list('ホワイト, ブラック, ネイビー, オリーブ'),
  'ms-my': list('Putih, Hitam, Biru Tua, Zaitun'),
}

export const colourName: Record<Language, string> = {
  'en-us': 'Colour',
  'zh-cn': '颜色',
  'ko-kr': '색상',
  'ja-jp': 'カラー',
  'ms-my': 'Warna',
}

const beginnings = list('Al, Bre, Cor, Da, El, Fin, Gal, Hel, Is, Jun, Kal, Lo, Mar, Nor, Or, Per, Ros, Sol, Tri, Vel')
const middles = list('a, e, i, o, ar, en, il, on, ur, ai')
const endings = list('na, ra, to, lis, mar')
/** A thousand names of series, the same in every language. */
export const series = beginnings.flatMap((one) => middles.flatMap((two) => endings.map((three) => one + two + three)))
