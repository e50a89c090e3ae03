import { inject } from 'vitest'
import type { StartedShop } from './start-shop.ts'

async function fetchShop<Answer>(name: string): Promise<Answer> {
  const response = await fetch(`${inject('shops')}/${name}`)
  if (!response.ok) throw new Error(`no shop ${name}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** The shop that this worker uses as `use`: a copy of the filled one, started when it is first requested. */
export const workerShop = (use: 'shopper' | 'console') =>
  fetchShop<Pick<StartedShop, 'address' | 'folder'>>(`${use}-${process.env.VITEST_POOL_ID}`)

/** The data folder of the filled shop, which does not run: to be copied. */
export const filledFolder = async () => (await fetchShop<{ folder: string }>('filled')).folder
