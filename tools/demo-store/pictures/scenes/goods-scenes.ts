import { brands } from '../../content/brands/brands.ts'
import { hexOf } from '../../content/dictionary/value-text.ts'
import { colourOption } from '../../content/goods/colour-option.ts'
import type { GoodsSource } from '../../types.ts'
import { darker, lighter, mix } from '../kit/colour.ts'
import { icon } from '../objects/produce/icon.ts'
import type { Drawing, Look } from '../objects/look.ts'
import { outer } from '../objects/wear/outer.ts'
import { tops } from '../objects/wear/tops.ts'
import { drawings } from '../objects/registry.ts'
import type { DrawingName } from '../objects/registry.ts'
import { arch, disc, plinth, studio, tabletop, windowLight } from './light.ts'
import { measure, near, place } from './place.ts'
import type { Spot } from './place.ts'
import { tints } from './tints.ts'

const paint = (value: string | undefined, otherwise: string) => (value === undefined ? otherwise : (hexOf(value) ?? value))

function lookOf(source: GoodsSource, colour?: string): Look {
  const brand = brands[source.brand]
  const own = colourOption(source)?.paints[0] ?? brand.colour
  return {
    colour: colour ?? paint(source.picture.colour, own),
    accent: paint(source.picture.accent, '#efe6d6'),
    mark: brand.mark,
    icon: source.picture.icon ?? 'sprout',
  }
}

const draw = (name: DrawingName, look: Look): Drawing => drawings[name](look)

async function put(name: DrawingName, drawing: Drawing, spot: Spot): Promise<string> {
  return place(drawing, await measure(name, drawing), spot)
}

/** The first picture, and one for each further colour: the goods alone before paper. */
export async function frontScene(source: GoodsSource, colour?: string): Promise<string> {
  const { drawing: name, tint } = source.picture
  const drawing = draw(name, lookOf(source, colour))
  if (!drawing.stand) return tabletop(tints[tint]) + (await put(name, drawing, { cx: 100, y: 100, width: 148, height: 148 }))
  return studio(tints[tint]) + (await put(name, drawing, { cx: 100, y: 166, width: 140, height: 128 }))
}

interface Companion {
  name: DrawingName
  look: Look
  /** Its height against that of the goods. */
  share: number
}

/** Up to two things beside: those the recipe names, else the goods in its other colours. */
function companions(source: GoodsSource): Companion[] {
  const { companions: beside, drawing: name, icon: fruit } = source.picture
  if (!beside)
    return (colourOption(source)?.paints.slice(1, 3) ?? []).map((colour) => ({ name, look: lookOf(source, colour), share: 0.84 }))
  const look = lookOf(source)
  return beside.map(([other, colour, share = 0.62]) => ({
    name: other,
    look: { ...look, colour, accent: lighter(colour, 0.3), icon: fruit ?? 'sprout' },
    share,
  }))
}

/** Large things stand on the floor, small ones on a plinth. */
const onFloor = new Set<string>(['seating', 'lamps', 'camping', 'luggage', 'cleaning', 'home-storage'])

async function standingSet(source: GoodsSource): Promise<string> {
  const { drawing: name, tint, icon: fruit } = source.picture
  const wall = mix(tints[tint], darker(tints[tint], 0.12), 0.5)
  const [first, second] = companions(source)
  const isLineUp = first?.name === name
  const cx = !first ? 100 : isLineUp && second ? 100 : 80
  const floor = onFloor.has(source.category) ? 168 : 155
  const base = floor === 155 ? plinth(cx, 152, isLineUp ? 74 : 56, 13, lighter(wall, 0.4)) : ''
  const stage = studio(wall, 150) + arch(cx, 24, 158, isLineUp && second ? 72 : 62, darker(wall, 0.06)) + windowLight(0.3, 30)
  const beside = async (one: Companion | undefined, spot: Spot) =>
    one ? put(one.name, draw(one.name, one.look), { ...spot, height: 112 * one.share, width: 92 * one.share }) : ''
  const others = isLineUp
    ? (await beside(second, { cx: 52, y: floor - 7, width: 0, height: 0 })) +
      (await beside(first, { cx: second ? 148 : 142, y: floor - 7, width: 0, height: 0 }))
    : ''
  const front = isLineUp
    ? ''
    : (await beside(second, { cx: 26, y: 174, width: 0, height: 0 })) +
      (await beside(first, { cx: (first?.share ?? 0) > 0.9 ? 144 : 156, y: 178, width: 0, height: 0 }))
  const loose = !first && fruit ? icon(fruit, 146, 150, 26) + icon(fruit, 30, 156, 20) : ''
  const main = await put(name, draw(name, lookOf(source)), { cx, y: floor, width: 96, height: 112 })
  return stage + base + others + main + front + loose
}

async function lyingSet(source: GoodsSource): Promise<string> {
  const { drawing: name, tint } = source.picture
  const table = darker(tints[tint], 0.05)
  // Clothes fan out; three of anything with an outline of its own would be a heap.
  const [first, second] = companions(source).slice(0, name in tops || name in outer ? 2 : 1)
  const backdrop = tabletop(table) + disc(first ? 84 : 100, 108, 78, lighter(table, 0.45)) + windowLight(0.34)
  const behind =
    (second ? await put(second.name, draw(second.name, second.look), { cx: 142, y: 72, width: 104, height: 104, turn: 16 }) : '') +
    (first
      ? await put(first.name, draw(first.name, first.look), {
          cx: second ? 116 : 134,
          y: second ? 88 : 82,
          width: 108,
          height: 108,
          turn: 8,
        })
      : '')
  return (
    backdrop +
    behind +
    (await put(name, draw(name, lookOf(source)), {
      cx: first ? 84 : 100,
      y: first ? 114 : 104,
      width: first ? 118 : 132,
      height: first ? 118 : 132,
      turn: -6,
    }))
  )
}

/** The second picture: a small set, with things beside. */
export async function setScene(source: GoodsSource): Promise<string> {
  return draw(source.picture.drawing, lookOf(source)).stand ? standingSet(source) : lyingSet(source)
}

/** The third picture: from near, in the light of a window. */
export async function detailScene(source: GoodsSource): Promise<string> {
  const { drawing: name, tint } = source.picture
  const drawing = draw(name, lookOf(source))
  const ground = mix(darker(tints[tint], 0.1), lookOf(source).colour, 0.12)
  const box = await measure(name, drawing)
  const zoom = Math.min(2.5, Math.max(1.7, 235 / Math.max(box.right - box.left, box.bottom - box.top)))
  const backdrop = drawing.stand ? studio(ground, 172) : tabletop(ground)
  return backdrop + near(drawing, box, zoom, drawing.stand ? 0 : -14) + windowLight(0.24, 8)
}
