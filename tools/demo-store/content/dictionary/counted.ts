import type { LocalizedText } from '../../types.ts'
import { mapLanguages, localized } from '../localized.ts'

/** Values with a number in them: `pieces:4`, `cups:1–2`. The number replaces `#`. */
const patterns = {
  pieces: localized`# pieces | #件装 | #개입 | #点セット | # keping`,
  piece: localized`# pc | #个 | #개 | #個 | # unit`,
  set: localized`Set of # | #只装 | #종 세트 | #個セット | Set #`,
  pairs: localized`# pairs | #双装 | #켤레 | #足組 | # pasang`,
  cups: localized`# cups | #杯 | #잔 | #杯用 | # cawan`,
  tiers: localized`# tiers | #层 | #단 | #段 | # tingkat`,
  packs: localized`# packs | #包 | #봉 | #袋 | # pek`,
  sticks: localized`# sticks | #条 | #스틱 | #本 | # batang`,
  bars: localized`# bars | #块 | #바 | #枚 | # bar`,
  sheets: localized`# sheets | #片 | #매 | #枚入り | # helai`,
  hooks: localized`# hooks | #挂钩 | 훅 #개 | フック#個 | # penyangkut`,
  rackets: localized`# rackets | #拍 | 라켓 #개 | ラケット#本 | # raket`,
  face: localized`$# | #元 | $# | $# | $#`,
  years: localized`# years | #年 | #년 | #年 | # tahun`,
  month: localized`# month | #个月 | #개월 | #か月 | # bulan`,
  months: localized`# months | #个月 | #개월 | #か月 | # bulan`,
  hours: localized`# hours | #小时 | #시간 | #時間 | # jam`,
  minutes: localized`# minutes | #分钟 | #분 | #分 | # minit`,
  colours: localized`# colours | #色 | #색 | #色 | # warna`,
  age: localized`From # years | #岁以上 | #세 이상 | #歳以上 | # tahun ke atas`,
  ageMonths: localized`From # months | #个月以上 | #개월 이상 | #か月以上 | # bulan ke atas`,
  up: localized`Up to # hours | 最长#小时 | 최대 #시간 | 最長#時間 | Sehingga # jam`,
  room: localized`Up to # m² | 适用#㎡以内 | 최대 #㎡ | 〜#㎡ | Sehingga # m²`,
} satisfies Record<string, LocalizedText>

export type CountKey = keyof typeof patterns

/** `pieces:4` in each language; null when the value is not a counted one. */
export function countedText(value: string): LocalizedText | null {
  const colon = value.indexOf(':')
  const pattern = colon > 0 ? (patterns as Record<string, LocalizedText>)[value.slice(0, colon)] : undefined
  if (!pattern) return null
  const number = value.slice(colon + 1)
  return mapLanguages((language) => pattern[language].replace('#', number))
}
