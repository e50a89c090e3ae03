import { brands } from '../content/brands/brands.ts'
import type { BrandKey } from '../content/brands/brands.ts'
import { departments } from '../content/categories/categories.ts'
import type { Department } from '../content/categories/department.ts'
import { colourOption } from '../content/goods/colour-option.ts'
import { listSources } from '../content/goods/sources.ts'
import { listMembers } from '../content/members/members.ts'
import type { GoodsSource } from '../types.ts'
import { oval } from './kit/paint.ts'
import { wordmark } from './kit/wordmark.ts'
import { avatarScene } from './scenes/avatar-scene.ts'
import { banners } from './scenes/banner-recipes.ts'
import type { BannerRecipe } from './scenes/banner-recipes.ts'
import { bannerScene } from './scenes/banner-scene.ts'
import { brandScene } from './scenes/brand-scene.ts'
import { detailScene, frontScene, setScene } from './scenes/goods-scenes.ts'
import { studio } from './scenes/light.ts'
import { tints } from './scenes/tints.ts'

/** One picture: its files by width, height by width, and what is drawn in a field 200 units wide. */
export interface PictureJob {
  files: [width: number, name: string][]
  ratio: number
  draw: () => Promise<string>
}

const named = (base: string, widths: number[]): [number, string][] => widths.map((width) => [width, `${base}-${width}.webp`])

function goodsJobs(source: GoodsSource & { id: number }): PictureJob[] {
  const job = (place: number, draw: PictureJob['draw']): PictureJob => ({
    files: named(`goods/${source.id}-${place}`, [400, 800]),
    ratio: 1,
    draw,
  })
  const others = colourOption(source)?.paints.slice(1) ?? []
  return [
    job(1, () => frontScene(source)),
    job(2, () => setScene(source)),
    job(3, () => detailScene(source)),
    ...others.map((colour, i) => job(4 + i, () => frontScene(source, colour))),
  ]
}

/** A category shows what sells best in it; its parent shows the same in a set, so that the two differ. */
function categoryJobs(sources: GoodsSource[]): PictureJob[] {
  const best = (keys: string[]) => sources.filter((one) => keys.includes(one.category)).toSorted((a, b) => b.sales - a.sales)[0]!
  const job = (key: string, draw: PictureJob['draw']): PictureJob => ({ files: named(`category/${key}`, [240]), ratio: 1, draw })
  return Object.entries(departments as Record<string, Department>).flatMap(([key, { branches }]) => {
    const leaves = Object.values(branches).map((branch) => Object.keys(branch.leaves))
    return [
      job(key, () => setScene(best(leaves.flat()))),
      ...Object.keys(branches).map((branchKey, i) => job(branchKey, () => setScene(best(leaves[i]!)))),
      ...leaves.flat().map((leaf) => job(leaf, () => frontScene(best([leaf])))),
    ]
  })
}

const placeholder = () =>
  studio(tints.stone) +
  oval(100, 88, 30, 30, '#d9d5cf', 'none') +
  oval(100, 88, 20, 20, tints.stone, 'none') +
  wordmark('LONGMALL', 100, 140, 9, '#b9b3ab')

/** Every picture of the demo store, those first that a visitor sees first. */
export function listPictureJobs(): PictureJob[] {
  const sources = listSources()
  const goods = sources.map(goodsJobs)
  const rows = Math.max(...goods.map((jobs) => jobs.length))
  return [
    ...Object.entries(banners as Record<string, BannerRecipe>).map(([key, recipe]): PictureJob => ({
      files: named(`banner/${key}`, recipe.widths),
      ratio: recipe.ratio,
      draw: () => bannerScene(recipe),
    })),
    { files: [[800, 'placeholder.webp']], ratio: 1, draw: () => Promise.resolve(placeholder()) },
    ...(Object.keys(brands) as BrandKey[]).map((key): PictureJob => ({
      files: named(`brand/${key}`, [240]),
      ratio: 1,
      draw: () => Promise.resolve(brandScene(brands[key])),
    })),
    ...categoryJobs(sources),
    ...listMembers().map(({ account, gender, avatar }): PictureJob => ({
      files: [[200, avatar]],
      ratio: 1,
      draw: () => Promise.resolve(avatarScene(account, gender)),
    })),
    ...Array.from({ length: rows }, (_, row) => goods.flatMap((jobs) => jobs[row] ?? [])).flat(),
  ]
}
