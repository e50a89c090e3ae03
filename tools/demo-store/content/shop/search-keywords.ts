import type { DemoSearchKeywords } from '../../types.ts'

const list = (text: string) => text.split(', ')

/** Each word finds goods of the demo store in its language. */
export const searchKeywords: DemoSearchKeywords = {
  hot: {
    'en-us': list('linen, coffee, headphones, sunscreen, backpack, yoga mat, teapot, T-shirt'),
    'zh-cn': list('亚麻, 咖啡, 降噪, 防晒, 双肩包, 瑜伽垫, 龙井, 羊绒'),
    'ko-kr': list('리넨, 커피, 헤드폰, 선크림, 백팩, 요가 매트, 머그, 티셔츠'),
    'ja-jp': list('リネン, コーヒー, ヘッドホン, 日焼け止め, バックパック, ヨガマット, マグ, カシミヤ'),
    'ms-my': list('linen, kopi, fon kepala, pelindung matahari, beg galas, tikar yoga, teko, kemeja'),
  },
  discover: {
    'en-us': list('candle, oolong, fountain pen, cashmere, air purifier, wooden train, olive oil, tent'),
    'zh-cn': list('香薰, 普洱, 钢笔, 围巾, 空气净化器, 小火车, 橄榄油, 帐篷'),
    'ko-kr': list('캔들, 우롱차, 만년필, 캐시미어, 공기청정기, 나무 기차, 올리브 오일, 텐트'),
    'ja-jp': list('キャンドル, 烏龍茶, 万年筆, マフラー, 空気清浄機, 木の汽車, オリーブオイル, テント'),
    'ms-my': list('lilin, oolong, pena dakwat, kashmir, penulen udara, kereta api, minyak zaitun, khemah'),
  },
  default: {
    'en-us': ['pour-over coffee'],
    'zh-cn': ['手冲咖啡'],
    'ko-kr': ['핸드드립'],
    'ja-jp': ['ハンドドリップ'],
    'ms-my': ['kopi tuang'],
  },
}
