import type { Language } from '@longmall/contract/fields.ts'
import { type City, cityName } from './city.ts'

const firstHangul = 0xac00
const syllablesOfLetter = 588
const hangulLetters = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'

/** The index letter of a city: of the Hangul in Korean, of the Pinyin in Chinese, else of its name in English. */
export function letterOf(city: City, language: Language): string {
  if (language === 'zh-cn') return city.initials.charAt(0)
  const name = cityName(city, language)
  const syllable = Math.floor((name.charCodeAt(0) - firstHangul) / syllablesOfLetter)
  if (language === 'ko-kr' && hangulLetters[syllable]) return hangulLetters[syllable]
  return city.en.normalize('NFD').charAt(0).toUpperCase()
}

export interface LetterGroup {
  letter: string
  cities: City[]
}

/** Cities under their letters, both in the order of the language. */
export function groupByLetter(cities: readonly City[], language: Language): LetterGroup[] {
  const order = new Intl.Collator(language === 'zh-cn' || language === 'ko-kr' ? language : 'en-us')
  const named = cities.map((city) => ({
    city,
    key: language === 'ja-jp' ? city.en : cityName(city, language),
    letter: letterOf(city, language),
  }))
  const groups = Map.groupBy(
    named.toSorted((a, b) => order.compare(a.letter, b.letter) || order.compare(a.key, b.key)),
    ({ letter }) => letter,
  )
  return [...groups].map(([letter, members]) => ({ letter, cities: members.map(({ city }) => city) }))
}
