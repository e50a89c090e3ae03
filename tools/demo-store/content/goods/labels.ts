import type { FreightKey, GoodsSource, TagKey, UnitKey, LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'

export const tagLabels: Record<TagKey, LocalizedText> = {
  new: localized`New | 新品 | 신상품 | 新着 | Baharu`,
  bestseller: localized`Bestseller | 热销 | 베스트 | 人気 | Paling laris`,
  gift: localized`Gift idea | 送礼 | 선물 추천 | ギフトに | Idea hadiah`,
  small_batch: localized`Small batch | 小批量 | 소량 제작 | 少量生産 | Kelompok kecil`,
  staff_pick: localized`Our pick | 店主推荐 | 직원 추천 | 店長おすすめ | Pilihan kami`,
  refillable: localized`Refillable | 可补充 | 리필 가능 | 詰め替え可 | Boleh isi semula`,
  value: localized`Good value | 超值 | 실속 | お得 | Nilai baik`,
}

export const unitLabels: Record<UnitKey, LocalizedText> = {
  piece: localized`piece | 件 | 개 | 点 | unit`,
  set: localized`set | 套 | 세트 | セット | set`,
  pair: localized`pair | 双 | 켤레 | 組 | pasang`,
  box: localized`box | 盒 | 박스 | 箱 | kotak`,
  bag: localized`bag | 袋 | 봉 | 袋 | beg`,
  bottle: localized`bottle | 瓶 | 병 | 本 | botol`,
  jar: localized`jar | 罐 | 병 | 瓶 | balang`,
}

type ServicePromise = { name: LocalizedText; note: LocalizedText }

const freeReturn: ServicePromise = {
  name: localized`14-day returns | 14天无忧退换 | 14일 반품 | 14日間返品可 | Pulangan 14 hari`,
  note: localized`Unused and complete, we pay the way back within the country. | 未使用且完整，国内退货运费由我们承担。 | 미사용 상품은 국내 반품 배송비를 저희가 부담합니다. | 未使用・付属品完備なら、国内の返送料は当店負担です。 | Belum digunakan dan lengkap, kos pulangan dalam negara kami tanggung.`,
}
const genuine: ServicePromise = {
  name: localized`Genuine goods | 正品保证 | 정품 보증 | 正規品保証 | Barangan tulen`,
  note: localized`Bought from the maker; each parcel is checked before it leaves. | 直接采购自品牌方，发货前逐件检查。 | 제조사에서 직접 들여와 출고 전 검수합니다. | メーカーから直接仕入れ、出荷前に検品します。 | Dibeli terus daripada pengeluar dan diperiksa sebelum dihantar.`,
}
const overseas: ServicePromise = {
  name: localized`Overseas warehouse | 海外仓直发 | 해외 창고 발송 | 海外倉庫から発送 | Gudang luar negara`,
  note: localized`Sent from abroad in 7 to 12 days; customs duty is included in the price. | 海外直发，7至12天送达，价格已含关税。 | 해외에서 7~12일 내 배송, 관세 포함 가격입니다. | 海外から7〜12日でお届け。関税は価格に含まれます。 | Dihantar dari luar negara dalam 7 hingga 12 hari; duti kastam termasuk.`,
}
const domestic: ServicePromise = {
  name: localized`Ships within 24 hours | 24小时内发货 | 24시간 내 출고 | 24時間以内に発送 | Dihantar dalam 24 jam`,
  note: localized`Ordered before 15:00 on a working day, it leaves the same day. | 工作日15点前下单，当天发出。 | 평일 15시 전 주문은 당일 출고됩니다. | 平日15時までのご注文は当日発送します。 | Pesanan sebelum 15:00 pada hari bekerja dihantar hari yang sama.`,
}
const freeFreight: ServicePromise = {
  name: localized`Free delivery | 包邮 | 무료 배송 | 送料無料 | Penghantaran percuma`,
  note: localized`No delivery charge, wherever you are. | 全地区免运费。 | 어디든 배송비가 없습니다. | 全地域、送料無料です。 | Tiada caj penghantaran di mana-mana.`,
}
const fresh: ServicePromise = {
  name: localized`Freshness promise | 新鲜承诺 | 신선도 약속 | 鮮度のお約束 | Janji kesegaran`,
  note: localized`At least two thirds of the shelf life left when it ships. | 发货时剩余保质期不少于三分之二。 | 출고 시 소비기한이 3분의 2 이상 남아 있습니다. | 出荷時に賞味期限の3分の2以上が残っています。 | Sekurang-kurangnya dua pertiga hayat simpanan berbaki.`,
}

/** What the shop promises for a goods, shown under "Service". */
export function servicePromises(source: GoodsSource, freight: FreightKey): ServicePromise[] {
  if (source.goods_type && source.goods_type !== 'standard') return [genuine]
  const eaten = ['tea', 'food', 'chilled'].includes(source.note)
  return [source.overseas ? overseas : domestic, ...(freight === 'free' ? [freeFreight] : []), eaten ? fresh : freeReturn, genuine]
}
