import type { DemoBrand } from '../../types.ts'
import { homeBrands } from './home-brands.ts'
import { wearBrands } from './wear-brands.ts'

export const brands = { ...homeBrands, ...wearBrands }
export type BrandKey = keyof typeof brands

export const listBrands = (): DemoBrand[] =>
  (Object.keys(brands) as BrandKey[]).map((key) => ({
    key,
    name: brands[key].name,
    story: brands[key].story,
    logo: { src: `brand/${key}`, widths: [240] },
  }))
