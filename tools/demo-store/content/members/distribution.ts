/** The second level of distributors; rates in millionths, sales in cents. */
export const goldLevel = {
  rates: [80_000, 30_000, 15_000],
  needed: { orders: 20, sales: 500_000, members: 10 },
  names: {
    'en-us': 'Gold distributor',
    'zh-cn': '金牌分销商',
    'ko-kr': '골드 제휴 판매자',
    'ja-jp': 'ゴールドアフィリエイター',
    'ms-my': 'Pengedar Emas',
  },
} as const

export const demoDistributors = [
  { account: 'erik_rm4', days: 300, isGold: true },
  { account: 'dana_rm2', days: 240, isGold: false },
  { account: 'alice_rm', days: 180, isGold: false },
] as const

/** Three generations above a shopper: Alice, Dana, Erik. */
export const demoBindings = [
  { account: 'dana_rm2', distributor: 'erik_rm4', way: 'code', days: 239 },
  { account: 'alice_rm', distributor: 'dana_rm2', way: 'link', days: 181 },
  { account: 'carol_user', distributor: 'alice_rm', way: 'poster', days: 60 },
  { account: 'bob_am', distributor: 'alice_rm', way: 'link', days: 9 },
] as const

export const openApplication = {
  account: 'carol_user',
  name: 'Carol Tan',
  mobile: '+60123456789',
  note: 'I run a tea group of 300 neighbours',
  days: 1,
} as const

/** Of the goods that sell best, by their place: rates of the generations in millionths; without a first one they pay none. */
export const ownRates = [
  { place: 1, first: 120_000, second: 40_000, third: 20_000 },
  { place: 2, first: 100_000, second: 30_000, third: 10_000 },
  { place: 3, first: 0, second: 0, third: 0 },
  { place: 5, first: 150_000, second: 30_000, third: 0 },
] as const
