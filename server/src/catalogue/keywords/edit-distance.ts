/** Slips between two words: letters left out, put in, mistaken or swapped; given up (Infinity) beyond `max`. Hangul counts by its letters. */
export function editDistance(one: string, other: string, max: number): number {
  const a = one.normalize('NFD')
  const b = other.normalize('NFD')
  if (Math.abs(a.length - b.length) > max) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let minimum = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) minimum = Math.min(minimum, beforeLast[j - 2]! + 1)
      row.push(minimum)
    }
    if (Math.min(...row) > max) return Infinity
    beforeLast = last
    last = row
  }
  return last[b.length]! > max ? Infinity : last[b.length]!
}

/** How many slips are forgiven in a word: none in one or two letters (one in two characters of Chinese or Japanese), then 1, from six on 2. */
export function allowedTypos(word: string, isEastAsian: boolean): number {
  const { length } = word.normalize('NFD')
  if (length < (isEastAsian ? 2 : 3)) return 0
  return length < 6 ? 1 : 2
}
