export const shapes = ['random', 'skewed', 'deep'] as const
export type Shape = (typeof shapes)[number]

const chainLength = 15_000

/** Sponsors by member, 1 to `count`; 0 is nobody. Random: anyone before; skewed: hubs among the first; deep: chains of 15,000. */
export function sponsorsOf(shape: Shape, count: number): Int32Array {
  const random = seededRandom(42)
  const sponsors = new Int32Array(count + 1)
  for (let member = 2; member <= count; member++) {
    if (shape === 'random') sponsors[member] = 1 + Math.floor(random() * (member - 1))
    else if (shape === 'skewed') sponsors[member] = 1 + Math.floor(random() ** 4 * (member - 1))
    else sponsors[member] = member % chainLength === 1 ? 1 : member - 1
  }
  return sponsors
}

/** The placement tree of everybody in the order of the members, position n + 1 being member n's, by the rule of `place_node`. */
export function placementOf(sponsors: Int32Array) {
  const size = sponsors.length + 1
  const parent = new Int32Array(size)
  const isRight = new Uint8Array(size)
  const [left, right, depth, free, jump] = Array.from({ length: 5 }, () => new Int32Array(size)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  free[1] = 1
  jump[1] = 1
  const freeOf = (child: number, at: number) => (child === 0 ? depth[at]! + 1 : free[child]!)
  for (let id = 2; id < size; id++) {
    let at = 1 + sponsors[id - 1]!
    for (;;) {
      const goesRight = freeOf(left[at]!, at) > freeOf(right[at]!, at)
      const child = goesRight ? right[at]! : left[at]!
      if (child === 0) {
        ;(goesRight ? right : left)[at] = id
        isRight[id] = Number(goesRight)
        break
      }
      at = child
    }
    parent[id] = at
    depth[id] = depth[at]! + 1
    free[id] = depth[id]! + 1
    const upper = jump[at]!
    jump[id] = upper !== at && depth[at]! - depth[upper]! === depth[upper]! - depth[jump[upper]!]! ? jump[upper]! : at
    for (let up = at; up !== 0; up = parent[up]!) {
      const nearest = Math.min(freeOf(left[up]!, up), freeOf(right[up]!, up))
      if (nearest === free[up]) break
      free[up] = nearest
    }
  }
  return { parent, isRight, depth, free, jump }
}

/** The same numbers in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
