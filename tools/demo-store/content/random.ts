/** Numbers from a word, the same ones each time (mulberry32): the demo store has no other chance. */
export function createRandom(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from 0 to `below` less one. */
export const drawBelow = (random: () => number, below: number): number => Math.floor(random() * below)

/** One of a list that is not empty. */
export const drawOne = <Item>(random: () => number, list: readonly Item[]): Item => list[drawBelow(random, list.length)]!
