import { localized } from '../localized.ts'
import type { DemoArticle } from './article.ts'

/** Store notes: what the demo shop writes about its goods. */
export const notes: DemoArticle[] = [
  {
    key: 'first-cup',
    kind: 'note',
    days: 2,
    title: localized`The first cup of the day | 清晨第一杯 | 하루의 첫 잔 | 一日の最初の一杯 | Cawan pertama hari ini`,
    summary: localized`Pour-over coffee without a scale | 不用电子秤的手冲咖啡 | 저울 없이 내리는 드립 커피 | はかりのいらないハンドドリップ | Kopi tuang tanpa penimbang`,
    cover: { goods: 'pour-over-set' },
    goods: ['pour-over-set', 'gooseneck-kettle', 'house-coffee', 'everyday-mug'],
    body: [
      localized`Good coffee needs less than one thinks: fresh water, two heaped spoons for each cup, and patience for three minutes. | 一杯好咖啡并不复杂：新鲜的水、每杯两满勺咖啡粉，再等三分钟。 | 좋은 커피에는 많은 것이 필요하지 않습니다. 신선한 물, 한 잔에 두 숟갈, 그리고 3분의 여유면 됩니다. | おいしいコーヒーに必要なのは、新しい水と、1杯につき山盛り2さじの粉、そして3分の余裕だけです。 | Kopi yang sedap tidak memerlukan banyak: air segar, dua sudu penuh bagi setiap cawan, dan tiga minit kesabaran.`,
      localized`# How we do it | # 我们的做法 | # 이렇게 내립니다 | # 淹れ方 | # Cara kami`,
      localized`- Let the kettle rest half a minute after it boils. | - 水烧开后静置半分钟。 | - 물이 끓으면 30초 기다립니다. | - お湯が沸いたら30秒おきます。 | - Biarkan cerek setengah minit selepas mendidih.`,
      localized`- Wet the coffee, wait until it stops rising. | - 先湿润咖啡粉，等它停止膨胀。 | - 커피를 적시고 부풀어 오름이 멈출 때까지 기다립니다. | - 粉を湿らせ、ふくらみが落ち着くまで待ちます。 | - Basahkan kopi, tunggu sehingga ia berhenti naik.`,
      localized`- Pour in slow circles from the middle. | - 从中心缓慢画圈注水。 | - 가운데부터 천천히 원을 그리며 붓습니다. | - 中心からゆっくり円を描くように注ぎます。 | - Tuang perlahan dalam bulatan dari tengah.`,
    ],
  },
  {
    key: 'small-room',
    kind: 'note',
    days: 5,
    title: localized`A small room that breathes | 小房间也能透气 | 숨 쉬는 작은 방 | 小さな部屋をゆったりと | Bilik kecil yang lapang`,
    summary: localized`Three things that make place | 三件物品，腾出空间 | 공간을 만드는 세 가지 | 空間が生まれる3つのもの | Tiga perkara yang memberi ruang`,
    cover: { goods: 'oak-peg-rail' },
    goods: ['oak-peg-rail', 'seagrass-basket', 'paper-lantern-lamp'],
    body: [
      localized`What hangs does not lie about. A rail behind the door takes coats, bags and the umbrella, and the chair is a chair again. | 挂起来的东西不会散落一地。门后一排挂杆，收好外套、包和雨伞，椅子终于能坐人了。 | 걸어 두면 어질러지지 않습니다. 문 뒤의 걸이 하나로 외투, 가방, 우산이 정리되고 의자는 다시 의자가 됩니다. | 掛ければ散らかりません。ドアの裏にレールをひとつ。コートもバッグも傘も収まり、椅子は椅子に戻ります。 | Yang tergantung tidak bersepah. Satu rel di belakang pintu menyimpan kot, beg dan payung.`,
      localized`Put one basket where things land anyway, and let light come from the side instead of the ceiling: corners grow softer, and the room seems deeper. | 在东西总会堆放的地方放一只篮子；让光线从侧面而来，角落变柔和，房间也显得更深。 | 물건이 쌓이는 자리에 바구니를 놓고, 천장 대신 옆에서 빛이 들게 하세요. 모서리가 부드러워지고 방이 깊어 보입니다. | ものがたまる場所にかごをひとつ置き、光は天井ではなく横から。角がやわらぎ、部屋に奥行きが生まれます。 | Letakkan bakul di tempat barang sering terkumpul, dan biarkan cahaya datang dari sisi: bilik kelihatan lebih dalam.`,
    ],
  },
  {
    key: 'desk-in-order',
    kind: 'note',
    days: 9,
    title: localized`A desk one likes to sit at | 让人想坐下的书桌 | 앉고 싶은 책상 | 座りたくなる机 | Meja yang menyenangkan`,
    summary: localized`Eye height, wrists, one pen | 视线、手腕与一支笔 | 눈높이, 손목, 펜 한 자루 | 目の高さ、手首、一本のペン | Aras mata, pergelangan, sebatang pen`,
    cover: { goods: 'folding-laptop-stand' },
    goods: ['folding-laptop-stand', 'compact-mechanical-keyboard', 'oak-desk-tray', 'brass-fountain-pen'],
    body: [
      localized`Lift the screen until its upper edge is level with your eyes, and let the keyboard lie flat and near. Your neck will tell you after one day. | 把屏幕抬高到上沿与视线齐平，键盘放平靠近身体。一天之后，脖子就会告诉你区别。 | 화면 윗부분이 눈높이에 오도록 올리고 키보드는 가까이 평평하게 두세요. 하루면 목이 알아챕니다. | 画面の上端を目の高さに上げ、キーボードは平らに手前へ。一日で首が違いに気づきます。 | Naikkan skrin sehingga tepi atasnya separas mata, dan letakkan papan kekunci rata dan dekat.`,
      localized`Keep one pen and one notebook within reach. Whatever is written by hand stays in the head. | 手边只留一支笔和一本笔记本。亲手写下的，会留在脑子里。 | 펜 하나와 공책 하나를 가까이 두세요. 손으로 쓴 것은 머리에 남습니다. | ペンとノートを一つずつ手の届くところに。手で書いたことは頭に残ります。 | Simpan sebatang pen dan sebuah buku nota berdekatan. Apa yang ditulis tangan kekal di ingatan.`,
    ],
  },
  {
    key: 'three-layers',
    kind: 'note',
    days: 14,
    title: localized`Three layers for cool days | 微凉天气的三层穿法 | 선선한 날의 세 겹 | 肌寒い日の三枚重ね | Tiga lapis untuk hari sejuk`,
    summary: localized`Cotton, wool, wind | 棉、羊毛与防风 | 면, 울, 바람막이 | 綿・ウール・風よけ | Kapas, bulu, angin`,
    cover: { goods: 'cable-merino-jumper' },
    goods: ['heavy-cotton-tee', 'cable-merino-jumper', 'light-down-jacket'],
    body: [
      localized`A tee that keeps its shape, wool that breathes, and something light against the wind. Each can be taken off alone, and all three fit into one bag. | 有型的棉T、透气的羊毛，再加一件轻便防风外套。每一层都能单独脱下，三件也能装进一个包。 | 형태가 잡힌 티셔츠, 숨 쉬는 울, 가벼운 바람막이. 하나씩 벗을 수 있고 세 벌이 가방 하나에 들어갑니다. | 形のくずれないTシャツ、呼吸するウール、軽い風よけ。一枚ずつ脱げて、三枚ともバッグに収まります。 | Kemeja-T yang kekal bentuk, bulu yang bernafas, dan sesuatu yang ringan menahan angin. Setiap satu boleh ditanggalkan.`,
      localized`Wash wool rarely and cold; airing it over night is nearly always enough. | 羊毛少洗、冷水洗，通常晾一夜就够了。 | 울은 가끔 찬물로 세탁하세요. 대개 하룻밤 바람을 쐬면 충분합니다. | ウールはたまに冷水で。たいていは一晩の陰干しで十分です。 | Basuh bulu jarang-jarang dengan air sejuk; biasanya cukup diangin-anginkan semalaman.`,
    ],
  },
  {
    key: 'one-night-out',
    kind: 'note',
    days: 20,
    title: localized`One night outside | 在户外的一夜 | 밖에서 보내는 하룻밤 | 外で過ごす一晩 | Semalam di luar`,
    summary: localized`What goes into the bag, and what stays at home | 带什么，留什么 | 챙길 것과 두고 갈 것 | 持っていくもの、置いていくもの | Apa yang dibawa dan ditinggalkan`,
    cover: { goods: 'two-person-tent' },
    goods: ['two-person-tent', 'camp-lantern', 'folding-camp-chair', 'insulated-bottle'],
    body: [
      localized`For one night you need a roof, a light, a warm drink and something dry for the morning. Everything else is weight. | 一晚露营只需要：遮蔽、灯、一口热饮和一身干爽的换洗。其余都是负担。 | 하룻밤에는 지붕, 불빛, 따뜻한 음료, 아침에 입을 마른 옷이면 됩니다. 나머지는 짐입니다. | 一晩に必要なのは屋根と灯り、温かい飲みもの、朝の乾いた着替え。ほかは荷物です。 | Untuk semalam anda perlukan bumbung, lampu, minuman hangat dan pakaian kering. Selebihnya hanyalah beban.`,
      localized`Put the tent up once at home. In the dark you will be glad of it. | 先在家搭一次帐篷，天黑时你会庆幸。 | 집에서 텐트를 한 번 쳐 보세요. 어두울 때 고맙게 느껴질 겁니다. | 家で一度テントを張っておきましょう。暗くなってから助かります。 | Dirikan khemah sekali di rumah. Dalam gelap anda akan bersyukur.`,
    ],
  },
  {
    key: 'quiet-skin',
    kind: 'note',
    days: 26,
    title: localized`Four steps, no more | 护肤四步就够 | 네 단계면 충분해요 | 4ステップで十分 | Empat langkah sahaja`,
    summary: localized`A routine for tired evenings | 疲惫夜晚的护肤流程 | 피곤한 저녁을 위한 루틴 | 疲れた夜のためのケア | Rutin untuk malam yang letih`,
    cover: { goods: 'ceramide-cream' },
    goods: ['amino-cleanser', 'rice-toner', 'vitamin-c-serum', 'ceramide-cream'],
    body: [
      localized`Clean, moisten, care, protect. Leave a minute between the steps, and pat instead of rubbing. | 清洁、补水、精华、锁水。每步间隔一分钟，轻拍代替揉搓。 | 세안, 수분, 영양, 보호. 단계 사이 1분을 두고 문지르지 말고 두드려 주세요. | 洗う、うるおす、整える、守る。間に1分おき、こすらず軽くたたくように。 | Bersih, lembap, rawat, lindung. Tunggu seminit antara langkah, dan tepuk perlahan.`,
      localized`Try anything new on the inside of the arm for a day first. | 新产品请先在手臂内侧试用一天。 | 새 제품은 먼저 팔 안쪽에 하루 동안 시험해 보세요. | 初めての品は、まず腕の内側で一日お試しください。 | Cuba produk baharu di bahagian dalam lengan selama sehari dahulu.`,
    ],
  },
]
