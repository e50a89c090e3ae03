import { localized } from '../localized.ts'
import { branch } from './department.ts'
import type { Department } from './department.ts'

const home = {
  name: localized`Home & Living | 家居生活 | 홈·리빙 | インテリア | Rumah & Kehidupan`,
  branches: {
    'bed-bath': branch(localized`Bed & bath | 床品卫浴 | 침구·욕실 | 寝具・バス | Katil & bilik mandi`, {
      'bed-linen': localized`Bed linen | 床品套件 | 침구 세트 | 寝具カバー | Cadar`,
      'pillows-throws': localized`Pillows & throws | 枕头与盖毯 | 베개·블랭킷 | 枕・ブランケット | Bantal & selimut`,
      towels: localized`Towels | 毛巾浴巾 | 타월 | タオル | Tuala`,
    }),
    'scent-decor': branch(localized`Scent & decor | 香氛与装饰 | 향·데코 | 香り・装飾 | Haruman & hiasan`, {
      'home-fragrance': localized`Home fragrance | 家居香氛 | 홈 프래그런스 | ホームフレグランス | Haruman rumah`,
      'vases-plants': localized`Vases & plants | 花器绿植 | 화병·식물 | 花器・グリーン | Pasu & tumbuhan`,
      'clocks-wall': localized`Clocks & wall | 挂钟与壁饰 | 시계·벽 장식 | 時計・壁まわり | Jam & dinding`,
    }),
    'furniture-light': branch(localized`Furniture & light | 家具灯具 | 가구·조명 | 家具・照明 | Perabot & lampu`, {
      seating: localized`Seating | 椅凳 | 의자·스툴 | チェア・スツール | Tempat duduk`,
      lamps: localized`Lamps | 灯具 | 조명 | 照明 | Lampu`,
      'home-storage': localized`Storage | 收纳 | 수납 | 収納 | Storan`,
    }),
  },
}

const kitchen = {
  name: localized`Kitchen & Table | 厨房餐桌 | 키친·테이블 | キッチン・食卓 | Dapur & Meja`,
  branches: {
    'coffee-tea-ware': branch(localized`Coffee & tea ware | 咖啡茶具 | 커피·티웨어 | コーヒー・茶器 | Peralatan kopi & teh`, {
      'coffee-gear': localized`Coffee gear | 咖啡器具 | 커피 용품 | コーヒー器具 | Peralatan kopi`,
      'mugs-teapots': localized`Mugs & teapots | 杯壶 | 머그·티포트 | マグ・ポット | Cawan & teko`,
    }),
    tableware: branch(localized`Tableware | 餐具 | 식기 | テーブルウェア | Pinggan mangkuk`, {
      'plates-bowls': localized`Plates & bowls | 盘碗 | 접시·볼 | 皿・鉢 | Pinggan & mangkuk`,
      cutlery: localized`Cutlery & linen | 刀叉与桌布 | 커트러리·리넨 | カトラリー・布もの | Kutleri & kain`,
    }),
    cookware: branch(localized`Cookware | 炊具 | 조리도구 | 調理器具 | Peralatan memasak`, {
      'pots-pans': localized`Pots & pans | 锅具 | 냄비·팬 | 鍋・フライパン | Periuk & kuali`,
      'knives-boards': localized`Knives & boards | 刀具砧板 | 칼·도마 | 包丁・まな板 | Pisau & papan`,
    }),
    'keep-carry': branch(localized`Keep & carry | 储存外带 | 보관·휴대 | 保存・持ち運び | Simpan & bawa`, {
      'food-storage': localized`Food storage | 食物收纳 | 식품 보관 | 保存容器 | Simpanan makanan`,
      'tumblers-lunch': localized`Tumblers & lunch | 随行杯与餐盒 | 텀블러·도시락 | タンブラー・弁当箱 | Tumbler & bekal`,
    }),
  },
}

const food = {
  name: localized`Food & Drink | 食品饮料 | 식품·음료 | 食品・飲料 | Makanan & Minuman`,
  branches: {
    'tea-coffee': branch(localized`Tea & coffee | 茶与咖啡 | 차·커피 | お茶・コーヒー | Teh & kopi`, {
      tea: localized`Tea | 茶叶 | 차 | お茶 | Teh`,
      coffee: localized`Coffee | 咖啡 | 커피 | コーヒー | Kopi`,
    }),
    snacks: branch(localized`Snacks | 零食 | 간식 | おやつ | Snek`, {
      'nuts-fruit': localized`Nuts & dried fruit | 坚果果干 | 견과·건과일 | ナッツ・ドライフルーツ | Kekacang & buah kering`,
      sweets: localized`Chocolate & biscuits | 巧克力饼干 | 초콜릿·쿠키 | チョコ・焼き菓子 | Coklat & biskut`,
    }),
    pantry: branch(localized`Pantry | 粮油调味 | 식료품 | 食料品 | Barangan dapur`, {
      'grains-noodles': localized`Rice & noodles | 米面 | 쌀·면 | 米・麺 | Beras & mi`,
      'sauces-oils': localized`Sauces & oils | 酱油油醋 | 소스·오일 | 調味料・オイル | Sos & minyak`,
      'honey-pickles': localized`Honey & pickles | 蜂蜜腌菜 | 꿀·절임 | はちみつ・漬物 | Madu & jeruk`,
    }),
  },
}

const beauty = {
  name: localized`Beauty & Care | 美妆个护 | 뷰티·케어 | ビューティー | Kecantikan & Penjagaan`,
  branches: {
    skin: branch(localized`Skin care | 护肤 | 스킨케어 | スキンケア | Penjagaan kulit`, {
      cleanse: localized`Cleanse & tone | 洁面化妆水 | 클렌징·토너 | 洗顔・化粧水 | Pencuci & toner`,
      treat: localized`Serums & creams | 精华面霜 | 세럼·크림 | 美容液・クリーム | Serum & krim`,
      'sun-masks': localized`Sun & masks | 防晒面膜 | 선케어·마스크 | 日焼け止め・マスク | Pelindung matahari & masker`,
    }),
    body: branch(localized`Bath & body | 沐浴身体 | 바디·헤어 | ボディ・ヘア | Mandian & badan`, {
      wash: localized`Soap & wash | 皂与沐浴 | 비누·워시 | 石けん・ボディソープ | Sabun & pencuci`,
      'hand-hair': localized`Hands & hair | 手部与头发 | 핸드·헤어 | ハンド・ヘア | Tangan & rambut`,
      oral: localized`Oral care | 口腔护理 | 구강 케어 | オーラルケア | Penjagaan mulut`,
    }),
    'make-up': branch(localized`Make-up & scent | 彩妆香水 | 메이크업·향수 | メイク・香水 | Solekan & wangian`, {
      'face-lips': localized`Face & lips | 面部唇部 | 페이스·립 | フェイス・リップ | Muka & bibir`,
      perfume: localized`Perfume | 香水 | 향수 | 香水 | Minyak wangi`,
    }),
  },
}

export const indoors = { home, kitchen, food, beauty } satisfies Record<string, Department>
