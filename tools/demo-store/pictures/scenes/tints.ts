/** Backdrops: paper in quiet colours, so that a list of goods looks like one shelf. */
export const tints = {
  sand: '#efe8dc',
  oat: '#f1ebe2',
  butter: '#f3ecd6',
  clay: '#f0e2d7',
  blush: '#f2e4df',
  lilac: '#e9e4ee',
  mist: '#e3e8ec',
  sky: '#dfe9ef',
  celadon: '#e1eae4',
  sage: '#e4e9dd',
  stone: '#e9e7e4',
} as const

export type TintName = keyof typeof tints
