import type { Words } from '../../types.ts'
import { mapWords, words } from '../words.ts'

/** Values with a number in them: `pieces:4`, `cups:1–2`. The number stands where `#` is. */
const patterns = {
  pieces: words`# pieces | #件装 | #개입 | #点セット | # keping`,
  piece: words`# pc | #个 | #개 | #個 | # unit`,
  set: words`Set of # | #只装 | #종 세트 | #個セット | Set #`,
  pairs: words`# pairs | #双装 | #켤레 | #足組 | # pasang`,
  cups: words`# cups | #杯 | #잔 | #杯用 | # cawan`,
  tiers: words`# tiers | #层 | #단 | #段 | # tingkat`,
  packs: words`# packs | #包 | #봉 | #袋 | # pek`,
  sticks: words`# sticks | #条 | #스틱 | #本 | # batang`,
  bars: words`# bars | #块 | #바 | #枚 | # bar`,
  sheets: words`# sheets | #片 | #매 | #枚入り | # helai`,
  hooks: words`# hooks | #挂钩 | 훅 #개 | フック#個 | # penyangkut`,
  rackets: words`# rackets | #拍 | 라켓 #개 | ラケット#本 | # raket`,
  face: words`$# | #元 | $# | $# | $#`,
  years: words`# years | #年 | #년 | #年 | # tahun`,
  month: words`# month | #个月 | #개월 | #か月 | # bulan`,
  months: words`# months | #个月 | #개월 | #か月 | # bulan`,
  hours: words`# hours | #小时 | #시간 | #時間 | # jam`,
  minutes: words`# minutes | #分钟 | #분 | #分 | # minit`,
  colours: words`# colours | #色 | #색 | #色 | # warna`,
  age: words`From # years | #岁以上 | #세 이상 | #歳以上 | # tahun ke atas`,
  ageMonths: words`From # months | #个月以上 | #개월 이상 | #か月以上 | # bulan ke atas`,
  up: words`Up to # hours | 最长#小时 | 최대 #시간 | 最長#時間 | Sehingga # jam`,
  room: words`Up to # m² | 适用#㎡以内 | 최대 #㎡ | 〜#㎡ | Sehingga # m²`,
} satisfies Record<string, Words>

export type CountKey = keyof typeof patterns

/** `pieces:4` in each language; null when the value is not a counted one. */
export function countedWords(value: string): Words | null {
  const colon = value.indexOf(':')
  const pattern = colon > 0 ? (patterns as Record<string, Words>)[value.slice(0, colon)] : undefined
  if (!pattern) return null
  const number = value.slice(colon + 1)
  return mapWords((language) => pattern[language].replace('#', number))
}
