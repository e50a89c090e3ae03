import { localized } from '../localized.ts'
import type { DemoPromotion } from './demo-promotion.ts'

/** Pages of goods that belong to one idea, at prices of the page. */
export const topics: DemoPromotion[] = [
  {
    kind: 'topic',
    banner: 'tea-table',
    name: localized`The tea table | 一席茶 | 찻상 | お茶の時間 | Meja teh`,
    note: localized`Leaves from three gardens, and what they are brewed in. | 三地好茶，与一席茶器。 | 세 다원의 잎과 그것을 우리는 그릇. | 三つの茶園の葉と、淹れる道具。 | Daun dari tiga kebun dan teko untuk membancuhnya.`,
    span: { days: [-4, 60] },
    items: [
      { goods: 'spring-longjing', off: 150 },
      { goods: 'tangerine-puer', off: 120 },
      { goods: 'highland-oolong', off: 150 },
      { goods: 'acacia-honey', off: 100 },
      { goods: 'butter-cookies', off: 120 },
    ],
  },
  {
    kind: 'topic',
    banner: 'weekend-outside',
    name: localized`A weekend outside | 去户外过周末 | 밖에서 보내는 주말 | 外で過ごす週末 | Hujung minggu di luar`,
    note: localized`Light to carry, made to last. | 轻便耐用，说走就走。 | 가볍고 오래가는 것들. | 軽くて長く使えるもの。 | Ringan dan tahan lama.`,
    span: { days: [-1, 45] },
    items: [
      { goods: 'folding-camp-chair', off: 160 },
      { goods: 'insulated-bottle', off: 150 },
      { goods: 'picnic-speaker', off: 120 },
      { goods: 'roll-top-backpack', off: 100 },
      { goods: 'city-helmet', off: 120 },
    ],
  },
  {
    kind: 'topic',
    banner: 'gift-ideas',
    name: localized`Gifts under $50 | 50元以内的礼物 | $50 이하 선물 | $50以下の贈り物 | Hadiah bawah $50`,
    note: localized`Wrapped in paper, ready to give. | 纸质包装，可直接送。 | 종이 포장으로 바로 선물. | 紙で包んで、そのまま贈れます。 | Dibalut kertas, sedia diberi.`,
    span: { days: [-1, 30] },
    items: [
      { goods: 'reed-diffuser', places: [0, 2, 4], off: 100 },
      { goods: 'speckled-vase', places: [0, 2, 4], off: 120 },
      { goods: 'seagrass-basket', places: [0, 1, 3], off: 150 },
      { goods: 'silent-wall-clock', off: 100 },
    ],
  },
  {
    kind: 'topic',
    banner: 'little-ones',
    name: localized`For little ones | 给小朋友 | 아이들에게 | ちいさな人へ | Untuk si kecil`,
    note: localized`Toys that outlast childhood. Opens in three days. | 陪伴长大的玩具，三天后开启。 | 어린 시절보다 오래가는 장난감. 사흘 뒤에 열립니다. | 子ども時代より長く。3日後に開始。 | Mainan tahan lama. Dibuka dalam tiga hari.`,
    span: { days: [3, 33] },
    items: [
      { goods: 'maple-blocks', off: 150 },
      { goods: 'wooden-train', off: 120 },
      { goods: 'bow-tie-bear', off: 120 },
      { goods: 'mountain-puzzle', off: 150 },
    ],
  },
  {
    kind: 'topic',
    banner: 'fresh-air',
    name: localized`Fresh air at home | 家里的好空气 | 집 안의 맑은 공기 | 家の空気を整える | Udara segar di rumah`,
    note: localized`This page is closed; its prices are over. | 本专题已结束，价格已恢复。 | 종료된 기획전입니다. | この特集は終了しました。 | Halaman ini telah ditutup.`,
    span: { days: [-30, -4] },
    items: [
      { goods: 'ceramic-humidifier', off: 150 },
      { goods: 'tower-air-purifier', off: 120 },
    ],
  },
]
