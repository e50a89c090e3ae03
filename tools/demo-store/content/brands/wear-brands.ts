import { localized } from '../localized.ts'
import type { BrandSource } from './brand-source.ts'

export const wearBrands = {
  plainday: {
    name: localized`Plainday | 素日 | 플레인데이 | プレインデイ | Plainday`,
    mark: 'PLAINDAY',
    colour: '#a3a4a6',
    emblem: 'square',
    story: localized`Clothes for Tuesday: good cotton, quiet colours, no season to miss. | 为平常日子做的衣服：好棉、静色、不追季。 | 평범한 화요일을 위한 옷. 좋은 면, 차분한 색. | 火曜日の服。よい綿と静かな色、流行に急がない。 | Pakaian untuk hari biasa: kapas baik, warna tenang, tidak mengejar musim.`,
  },
  loomnorth: {
    name: localized`Loom North | 北织 | 룸노스 | ルームノース | Loom North`,
    mark: 'LOOM NORTH',
    colour: '#31405a',
    emblem: 'peak',
    story: localized`Wool and down for cold mornings, spun where it is cold. | 来自寒冷之地的羊毛与羽绒。 | 추운 곳에서 자아낸 울과 다운. | 寒い土地で紡いだウールとダウン。 | Bulu dan bulu itik untuk pagi yang dingin, dipintal di tempat yang dingin.`,
  },
  strandwalk: {
    name: localized`Strandwalk | 漫岸 | 스트랜드워크 | ストランドウォーク | Strandwalk`,
    mark: 'STRANDWALK',
    colour: '#6e7a55',
    emblem: 'wave',
    story: localized`Shoes that can be resoled, for people who take the long way round. | 可换底的鞋，给喜欢绕远路的人。 | 밑창을 갈 수 있는, 멀리 돌아가는 사람의 신발. | 遠回りする人のための、張り替えられる靴。 | Kasut yang boleh ditukar tapak, untuk mereka yang suka jalan jauh.`,
  },
  carryall: {
    name: localized`Carryall Studio | 行囊工坊 | 캐리올 스튜디오 | キャリーオール・スタジオ | Carryall Studio`,
    mark: 'CARRYALL',
    colour: '#9c5f38',
    emblem: 'arc',
    story: localized`Bags with one more pocket than you expect and no logo on the outside. | 比想象多一个口袋、外面没有标的包。 | 주머니는 하나 더, 로고는 안쪽에. | ポケットはひとつ多く、ロゴは外に出さない鞄。 | Beg dengan satu poket lebih daripada jangkaan, tanpa logo di luar.`,
  },
  halden: {
    name: localized`Halden Audio | 哈登音响 | 할덴 오디오 | ハルデン・オーディオ | Halden Audio`,
    mark: 'HALDEN',
    colour: '#343437',
    emblem: 'dot',
    story: localized`Sound tuned in a wooden room in Denmark, not in a marketing meeting. | 在丹麦木屋里调音，而非在会议室。 | 회의실이 아닌 덴마크의 나무 방에서 조율한 소리. | 会議室ではなく、デンマークの木の部屋で調律した音。 | Bunyi ditala di bilik kayu di Denmark, bukan di bilik mesyuarat.`,
  },
  nodal: {
    name: localized`Nodal | 节点数码 | 노달 | ノーダル | Nodal`,
    mark: 'NODAL',
    colour: '#66696e',
    emblem: 'square',
    story: localized`Desk and charging gear in two colours, with screws you can open. | 桌面与充电用品，两种颜色，可拆可修。 | 두 가지 색, 열 수 있는 나사의 데스크·충전 기기. | 二つの色と、開けられるネジのデスク用品。 | Peralatan meja dan pengecasan dalam dua warna, dengan skru yang boleh dibuka.`,
  },
  brightwell: {
    name: localized`Brightwell | 明井电器 | 브라이트웰 | ブライトウェル | Brightwell`,
    mark: 'BRIGHTWELL',
    colour: '#cf9f45',
    emblem: 'ring',
    story: localized`Kitchen machines with one knob where others have twelve buttons. | 别人十二个按钮，我们一个旋钮的厨房电器。 | 버튼 열두 개 대신 다이얼 하나의 주방 가전. | 十二のボタンの代わりに、ひとつのダイヤル。 | Mesin dapur dengan satu tombol, bukan dua belas butang.`,
  },
  kazeo: {
    name: localized`Kazeo | 风和 | 카제오 | カゼオ | Kazeo`,
    mark: 'KAZEO',
    colour: '#8ea4b5',
    emblem: 'wave',
    story: localized`Air, water and a little wind, at volumes you can sleep beside. | 空气、水与一点风，安静得可以入睡。 | 곁에서 잠들 수 있는 소리의 공기와 물, 바람. | 隣で眠れる音量の、空気と水と風。 | Udara, air dan sedikit angin, sunyi untuk tidur di sebelahnya.`,
  },
  ridgeline: {
    name: localized`Ridgeline | 山脊线 | 릿지라인 | リッジライン | Ridgeline`,
    mark: 'RIDGELINE',
    colour: '#3f5b4c',
    emblem: 'peak',
    story: localized`Tents, chairs and bottles tested by people who sleep outside. | 由真正在野外过夜的人测试的装备。 | 밖에서 자는 사람들이 시험한 텐트와 의자, 물병. | 外で眠る人が試した、テントと椅子とボトル。 | Khemah, kerusi dan botol diuji oleh mereka yang tidur di luar.`,
  },
  stillwater: {
    name: localized`Stillwater | 静水 | 스틸워터 | スティルウォーター | Stillwater`,
    mark: 'STILLWATER',
    colour: '#a9c3b6',
    emblem: 'ring',
    story: localized`Gear for training at home without waking the neighbours. | 在家训练、不吵邻居的器材。 | 이웃을 깨우지 않는 홈트레이닝 용품. | 隣を起こさずに鍛える、家トレの道具。 | Peralatan senaman di rumah tanpa mengganggu jiran.`,
  },
  pebblepine: {
    name: localized`Pebble & Pine | 卵石与松 | 페블앤파인 | ペブル&パイン | Pebble & Pine`,
    mark: 'PEBBLE & PINE',
    colour: '#d98e73',
    emblem: 'dot',
    story: localized`Toys that survive the second child. | 老二也能接着玩的玩具。 | 둘째까지 이어지는 장난감. | 二人目の子まで遊べるおもちゃ。 | Mainan yang tahan sehingga anak kedua.`,
  },
  folio: {
    name: localized`Folio Nine | 九页 | 폴리오나인 | フォリオナイン | Folio Nine`,
    mark: 'FOLIO NINE',
    colour: '#7c4a60',
    emblem: 'leaf',
    story: localized`Paper that takes ink well and pens that want to be refilled. | 吃墨好的纸，与愿意续墨的笔。 | 잉크를 잘 받는 종이와 다시 채우는 펜. | インクを受けとめる紙と、詰め替えたくなるペン。 | Kertas yang mesra dakwat dan pena yang boleh diisi semula.`,
  },
} satisfies Record<string, BrandSource>
