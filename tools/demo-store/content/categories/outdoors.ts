import { words } from '../words.ts'
import { branch } from './department.ts'
import type { Department } from './department.ts'

const clothing = {
  name: words`Clothing | 服装 | 의류 | ファッション | Pakaian`,
  branches: {
    tops: branch(words`Tops | 上装 | 상의 | トップス | Baju`, {
      'tees-shirts': words`T-shirts & shirts | T恤衬衫 | 티셔츠·셔츠 | Tシャツ・シャツ | Kemeja-T & kemeja`,
      knits: words`Knits & sweats | 针织卫衣 | 니트·스웨트 | ニット・スウェット | Baju kait & hoodie`,
    }),
    bottoms: branch(words`Trousers & skirts | 下装裙装 | 하의·원피스 | ボトムス・ワンピース | Seluar & skirt`, {
      trousers: words`Trousers & jeans | 长裤牛仔 | 팬츠·데님 | パンツ・デニム | Seluar & jean`,
      'skirts-dresses': words`Skirts & dresses | 半裙连衣裙 | 스커트·원피스 | スカート・ワンピース | Skirt & gaun`,
    }),
    'outer-lounge': branch(words`Coats & lounge | 外套家居服 | 아우터·라운지 | アウター・ルームウェア | Kot & pakaian rumah`, {
      coats: words`Jackets & coats | 夹克大衣 | 재킷·코트 | ジャケット・コート | Jaket & kot`,
      lounge: words`Socks & sleepwear | 袜子睡衣 | 양말·잠옷 | 靴下・パジャマ | Stoking & baju tidur`,
    }),
  },
}

const carry = {
  name: words`Shoes & Bags | 鞋靴箱包 | 신발·가방 | 靴・バッグ | Kasut & Beg`,
  branches: {
    shoes: branch(words`Shoes | 鞋靴 | 신발 | シューズ | Kasut`, {
      sneakers: words`Sneakers | 运动休闲鞋 | 스니커즈 | スニーカー | Kasut sukan`,
      'leather-shoes': words`Leather shoes & boots | 皮鞋靴子 | 가죽 구두·부츠 | 革靴・ブーツ | Kasut kulit & but`,
    }),
    bags: branch(words`Bags | 箱包 | 가방 | バッグ | Beg`, {
      'backpacks-totes': words`Backpacks & totes | 双肩包托特 | 백팩·토트 | リュック・トート | Beg galas & tote`,
      'leather-goods': words`Leather goods | 皮具 | 가죽 소품 | 革小物 | Barangan kulit`,
      luggage: words`Luggage | 行李箱 | 캐리어 | スーツケース | Bagasi`,
    }),
    accessories: branch(words`Accessories | 配饰 | 액세서리 | アクセサリー | Aksesori`, {
      'scarves-hats': words`Scarves & hats | 围巾帽子 | 스카프·모자 | マフラー・帽子 | Selendang & topi`,
      'watches-eyewear': words`Watches & eyewear | 手表眼镜 | 시계·아이웨어 | 腕時計・眼鏡 | Jam & cermin mata`,
      umbrellas: words`Umbrellas | 雨伞 | 우산 | 傘 | Payung`,
    }),
  },
}

const digital = {
  name: words`Digital | 数码 | 디지털 | デジタル | Digital`,
  branches: {
    audio: branch(words`Audio | 影音 | 오디오 | オーディオ | Audio`, {
      headphones: words`Headphones | 耳机 | 헤드폰·이어폰 | ヘッドホン | Fon kepala`,
      speakers: words`Speakers | 音箱 | 스피커 | スピーカー | Pembesar suara`,
    }),
    power: branch(words`Power & phone | 充电与手机配件 | 충전·휴대폰 | 充電・スマホ | Kuasa & telefon`, {
      chargers: words`Chargers & power banks | 充电器移动电源 | 충전기·보조배터리 | 充電器・モバイルバッテリー | Pengecas & bank kuasa`,
      'cables-cases': words`Cables & cases | 数据线手机壳 | 케이블·케이스 | ケーブル・ケース | Kabel & sarung`,
    }),
    'desk-tech': branch(words`Desk & wear | 桌面与穿戴 | 데스크·웨어러블 | デスク・ウェアラブル | Meja & boleh pakai`, {
      'keyboards-mice': words`Keyboards & mice | 键鼠 | 키보드·마우스 | キーボード・マウス | Papan kekunci & tetikus`,
      monitors: words`Monitors & stands | 显示器支架 | 모니터·거치대 | モニター・スタンド | Monitor & penyangga`,
      wearables: words`Watches & readers | 手表阅读器 | 워치·리더기 | ウォッチ・リーダー | Jam & pembaca`,
      cameras: words`Cameras | 相机 | 카메라 | カメラ | Kamera`,
    }),
  },
}

const appliances = {
  name: words`Appliances | 家用电器 | 가전 | 家電 | Perkakas Elektrik`,
  branches: {
    'kitchen-power': branch(words`Kitchen appliances | 厨房电器 | 주방 가전 | キッチン家電 | Perkakas dapur`, {
      cooking: words`Cooking | 烹饪 | 조리 | 調理 | Memasak`,
      drinks: words`Coffee & drinks | 咖啡饮品 | 커피·음료 | コーヒー・ドリンク | Kopi & minuman`,
    }),
    'care-power': branch(words`Personal care | 个护电器 | 퍼스널 케어 | 理美容家電 | Penjagaan diri`, {
      'hair-oral': words`Hair & oral | 美发口腔 | 헤어·구강 | ヘア・オーラル | Rambut & mulut`,
    }),
    'air-clean': branch(words`Air, light & cleaning | 空气照明清洁 | 공기·조명·청소 | 空調・照明・掃除 | Udara, lampu & pembersihan`, {
      air: words`Fans & air | 风扇与空气 | 선풍기·공기 | 扇風機・空気 | Kipas & udara`,
      cleaning: words`Cleaning | 清洁 | 청소 | 掃除 | Pembersihan`,
      'smart-light': words`Smart light | 智能照明 | 스마트 조명 | スマート照明 | Lampu pintar`,
    }),
  },
}

const sports = {
  name: words`Sports & Outdoors | 运动户外 | 스포츠·아웃도어 | スポーツ・アウトドア | Sukan & Luar`,
  branches: {
    fitness: branch(words`Fitness | 健身 | 피트니스 | フィットネス | Kecergasan`, {
      yoga: words`Yoga | 瑜伽 | 요가 | ヨガ | Yoga`,
      strength: words`Strength | 力量训练 | 근력 운동 | 筋トレ | Kekuatan`,
    }),
    outdoor: branch(words`Outdoor | 户外 | 아웃도어 | アウトドア | Luar`, {
      camping: words`Camping | 露营 | 캠핑 | キャンプ | Perkhemahan`,
      bottles: words`Bottles | 运动水壶 | 물병 | ボトル | Botol`,
    }),
    'play-ride': branch(words`Balls & riding | 球类骑行 | 구기·라이딩 | 球技・自転車 | Bola & berbasikal`, {
      'balls-rackets': words`Balls & rackets | 球与球拍 | 공·라켓 | ボール・ラケット | Bola & raket`,
      cycling: words`Cycling | 骑行 | 자전거 | サイクリング | Berbasikal`,
    }),
  },
}

const kids = {
  name: words`Kids & Stationery | 母婴文具 | 키즈·문구 | キッズ・文具 | Kanak-kanak & Alat Tulis`,
  branches: {
    baby: branch(words`Baby | 婴儿 | 베이비 | ベビー | Bayi`, {
      'baby-care': words`Feeding & swaddles | 喂养包巾 | 수유·속싸개 | 授乳・おくるみ | Penyusuan & bedung`,
    }),
    play: branch(words`Toys | 玩具 | 장난감 | おもちゃ | Mainan`, {
      wooden: words`Wooden toys | 木制玩具 | 원목 장난감 | 木のおもちゃ | Mainan kayu`,
      'soft-puzzles': words`Soft toys & puzzles | 毛绒拼图 | 인형·퍼즐 | ぬいぐるみ・パズル | Patung & puzzle`,
      'kids-bags': words`Kids’ bags | 儿童书包 | 아동 가방 | キッズバッグ | Beg kanak-kanak`,
    }),
    stationery: branch(words`Stationery | 文具 | 문구 | 文房具 | Alat tulis`, {
      writing: words`Writing & drawing | 书写绘画 | 필기·드로잉 | 筆記具・画材 | Menulis & melukis`,
      paper: words`Notebooks & desk | 本册桌面 | 노트·데스크 | ノート・机まわり | Buku nota & meja`,
    }),
  },
}

const services = {
  name: words`Member Services | 会员服务 | 회원 서비스 | 会員サービス | Perkhidmatan Ahli`,
  branches: {
    joining: branch(words`Joining | 入会 | 가입 | 入会 | Penyertaan`, {
      'start-up': words`Start-up | 启动包 | 스타트업 | スタートアップ | Permulaan`,
      boxes: words`Devices | 设备 | 디바이스 | デバイス | Peranti`,
    }),
    'top-up': branch(words`Top-up | 充值 | 충전 | チャージ | Tambah nilai`, {
      'phone-credit': words`Phone credit | 话费充值 | 휴대폰 요금 | 携帯料金 | Kredit telefon`,
    }),
  },
}

export const outdoors = { clothing, carry, digital, appliances, sports, kids, services } satisfies Record<string, Department>
