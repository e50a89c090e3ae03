import { darker } from '../kit/colour.ts'
import { drawings } from '../objects/registry.ts'
import type { BannerRecipe } from './banner-recipes.ts'
import { arch, studio, windowLight } from './light.ts'
import { measure, place } from './place.ts'

/** A still life before paper, in a field 200 wide. */
export async function bannerScene(recipe: BannerRecipe): Promise<string> {
  const height = 200 * recipe.ratio
  const isWide = recipe.ratio < 0.6
  const niche = isWide
    ? arch(144, 8, height * 0.78, 50, darker(recipe.tint, 0.07))
    : arch(100, 12, height * 0.78, 62, darker(recipe.tint, 0.13))
  const things = recipe.items.map(async ({ drawing: name, colour, accent, mark = 'LONGMALL', icon = 'sprout', at: [cx, y, tall] }) => {
    const drawing = drawings[name]({ colour, accent, mark, icon })
    return place(drawing, await measure(name, drawing), { cx, y, width: 120, height: tall })
  })
  const floor = studio(darker(recipe.tint, 0.07), height * 0.74, height)
  return floor + niche + windowLight(0.34, isWide ? 60 : 20) + (await Promise.all(things)).join('')
}
