import { localized } from '../localized.ts'
import { branch } from './department.ts'
import type { Department } from './department.ts'

const clothing = {
  name: localized`Clothing | 服装 | 의류 | ファッション | Pakaian`,
  branches: {
    tops: branch(localized`Tops | 上装 | 상의 | トップス | Baju`, {
      'tees-shirts': localized`T-shirts & shirts | T恤衬衫 | 티셔츠·셔츠 | Tシャツ・シャツ | Kemeja-T & kemeja`,
      knits: localized`Knits & sweats | 针织卫衣 | 니트·스웨트 | ニット・スウェット | Baju kait & hoodie`,
    }),
    bottoms: branch(localized`Trousers & skirts | 下装裙装 | 하의·원피스 | ボトムス・ワンピース | Seluar & skirt`, {
      trousers: localized`Trousers & jeans | 长裤牛仔 | 팬츠·데님 | パンツ・デニム | Seluar & jean`,
      'skirts-dresses': localized`Skirts & dresses | 半裙连衣裙 | 스커트·원피스 | スカート・ワンピース | Skirt & gaun`,
    }),
    'outer-lounge': branch(localized`Coats & lounge | 外套家居服 | 아우터·라운지 | アウター・ルームウェア | Kot & pakaian rumah`, {
      coats: localized`Jackets & coats | 夹克大衣 | 재킷·코트 | ジャケット・コート | Jaket & kot`,
      lounge: localized`Socks & sleepwear | 袜子睡衣 | 양말·잠옷 | 靴下・パジャマ | Stoking & baju tidur`,
    }),
  },
}

const carry = {
  name: localized`Shoes & Bags | 鞋靴箱包 | 신발·가방 | 靴・バッグ | Kasut & Beg`,
  branches: {
    shoes: branch(localized`Shoes | 鞋靴 | 신발 | シューズ | Kasut`, {
      sneakers: localized`Sneakers | 运动休闲鞋 | 스니커즈 | スニーカー | Kasut sukan`,
      'leather-shoes': localized`Leather shoes & boots | 皮鞋靴子 | 가죽 구두·부츠 | 革靴・ブーツ | Kasut kulit & but`,
    }),
    bags: branch(localized`Bags | 箱包 | 가방 | バッグ | Beg`, {
      'backpacks-totes': localized`Backpacks & totes | 双肩包托特 | 백팩·토트 | リュック・トート | Beg galas & tote`,
      'leather-goods': localized`Leather goods | 皮具 | 가죽 소품 | 革小物 | Barangan kulit`,
      luggage: localized`Luggage | 行李箱 | 캐리어 | スーツケース | Bagasi`,
    }),
    accessories: branch(localized`Accessories | 配饰 | 액세서리 | アクセサリー | Aksesori`, {
      'scarves-hats': localized`Scarves & hats | 围巾帽子 | 스카프·모자 | マフラー・帽子 | Selendang & topi`,
      'watches-eyewear': localized`Watches & eyewear | 手表眼镜 | 시계·아이웨어 | 腕時計・眼鏡 | Jam & cermin mata`,
      umbrellas: localized`Umbrellas | 雨伞 | 우산 | 傘 | Payung`,
    }),
  },
}

const digital = {
  name: localized`Digital | 数码 | 디지털 | デジタル | Digital`,
  branches: {
    audio: branch(localized`Audio | 影音 | 오디오 | オーディオ | Audio`, {
      headphones: localized`Headphones | 耳机 | 헤드폰·이어폰 | ヘッドホン | Fon kepala`,
      speakers: localized`Speakers | 音箱 | 스피커 | スピーカー | Pembesar suara`,
    }),
    power: branch(localized`Power & phone | 充电与手机配件 | 충전·휴대폰 | 充電・スマホ | Kuasa & telefon`, {
      chargers: localized`Chargers & power banks | 充电器移动电源 | 충전기·보조배터리 | 充電器・モバイルバッテリー | Pengecas & bank kuasa`,
      'cables-cases': localized`Cables & cases | 数据线手机壳 | 케이블·케이스 | ケーブル・ケース | Kabel & sarung`,
    }),
    'desk-tech': branch(localized`Desk & wear | 桌面与穿戴 | 데스크·웨어러블 | デスク・ウェアラブル | Meja & boleh pakai`, {
      'keyboards-mice': localized`Keyboards & mice | 键鼠 | 키보드·마우스 | キーボード・マウス | Papan kekunci & tetikus`,
      monitors: localized`Monitors & stands | 显示器支架 | 모니터·거치대 | モニター・スタンド | Monitor & penyangga`,
      wearables: localized`Watches & readers | 手表阅读器 | 워치·리더기 | ウォッチ・リーダー | Jam & pembaca`,
      cameras: localized`Cameras | 相机 | 카메라 | カメラ | Kamera`,
    }),
  },
}

const appliances = {
  name: localized`Appliances | 家用电器 | 가전 | 家電 | Perkakas Elektrik`,
  branches: {
    'kitchen-power': branch(localized`Kitchen appliances | 厨房电器 | 주방 가전 | キッチン家電 | Perkakas dapur`, {
      cooking: localized`Cooking | 烹饪 | 조리 | 調理 | Memasak`,
      drinks: localized`Coffee & drinks | 咖啡饮品 | 커피·음료 | コーヒー・ドリンク | Kopi & minuman`,
    }),
    'care-power': branch(localized`Personal care | 个护电器 | 퍼스널 케어 | 理美容家電 | Penjagaan diri`, {
      'hair-oral': localized`Hair & oral | 美发口腔 | 헤어·구강 | ヘア・オーラル | Rambut & mulut`,
    }),
    'air-clean': branch(localized`Air, light & cleaning | 空气照明清洁 | 공기·조명·청소 | 空調・照明・掃除 | Udara, lampu & pembersihan`, {
      air: localized`Fans & air | 风扇与空气 | 선풍기·공기 | 扇風機・空気 | Kipas & udara`,
      cleaning: localized`Cleaning | 清洁 | 청소 | 掃除 | Pembersihan`,
      'smart-light': localized`Smart light | 智能照明 | 스마트 조명 | スマート照明 | Lampu pintar`,
    }),
  },
}

const sports = {
  name: localized`Sports & Outdoors | 运动户外 | 스포츠·아웃도어 | スポーツ・アウトドア | Sukan & Luar`,
  branches: {
    fitness: branch(localized`Fitness | 健身 | 피트니스 | フィットネス | Kecergasan`, {
      yoga: localized`Yoga | 瑜伽 | 요가 | ヨガ | Yoga`,
      strength: localized`Strength | 力量训练 | 근력 운동 | 筋トレ | Kekuatan`,
    }),
    outdoor: branch(localized`Outdoor | 户外 | 아웃도어 | アウトドア | Luar`, {
      camping: localized`Camping | 露营 | 캠핑 | キャンプ | Perkhemahan`,
      bottles: localized`Bottles | 运动水壶 | 물병 | ボトル | Botol`,
    }),
    'play-ride': branch(localized`Balls & riding | 球类骑行 | 구기·라이딩 | 球技・自転車 | Bola & berbasikal`, {
      'balls-rackets': localized`Balls & rackets | 球与球拍 | 공·라켓 | ボール・ラケット | Bola & raket`,
      cycling: localized`Cycling | 骑行 | 자전거 | サイクリング | Berbasikal`,
    }),
  },
}

const kids = {
  name: localized`Kids & Stationery | 母婴文具 | 키즈·문구 | キッズ・文具 | Kanak-kanak & Alat Tulis`,
  branches: {
    baby: branch(localized`Baby | 婴儿 | 베이비 | ベビー | Bayi`, {
      'baby-care': localized`Feeding & swaddles | 喂养包巾 | 수유·속싸개 | 授乳・おくるみ | Penyusuan & bedung`,
    }),
    play: branch(localized`Toys | 玩具 | 장난감 | おもちゃ | Mainan`, {
      wooden: localized`Wooden toys | 木制玩具 | 원목 장난감 | 木のおもちゃ | Mainan kayu`,
      'soft-puzzles': localized`Soft toys & puzzles | 毛绒拼图 | 인형·퍼즐 | ぬいぐるみ・パズル | Patung & puzzle`,
      'kids-bags': localized`Kids’ bags | 儿童书包 | 아동 가방 | キッズバッグ | Beg kanak-kanak`,
    }),
    stationery: branch(localized`Stationery | 文具 | 문구 | 文房具 | Alat tulis`, {
      writing: localized`Writing & drawing | 书写绘画 | 필기·드로잉 | 筆記具・画材 | Menulis & melukis`,
      paper: localized`Notebooks & desk | 本册桌面 | 노트·데스크 | ノート・机まわり | Buku nota & meja`,
    }),
  },
}

const services = {
  name: localized`Member Services | 会员服务 | 회원 서비스 | 会員サービス | Perkhidmatan Ahli`,
  branches: {
    joining: branch(localized`Joining | 入会 | 가입 | 入会 | Penyertaan`, {
      'start-up': localized`Start-up | 启动产品 | 스타트업 | スタートアップ | Permulaan`,
      boxes: localized`Devices | 设备 | 디바이스 | デバイス | Peranti`,
    }),
    'top-up': branch(localized`Top-up | 充值 | 충전 | チャージ | Tambah nilai`, {
      'phone-credit': localized`Phone credit | 话费充值 | 휴대폰 요금 | 携帯料金 | Kredit telefon`,
    }),
  },
}

export const outdoors = { clothing, carry, digital, appliances, sports, kids, services } satisfies Record<string, Department>
