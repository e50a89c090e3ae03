import type { IconName } from './produce/icon.ts'

/** Parameters of a drawing: the goods' own colour, a second one (lid, handle, label), the name on it and the small drawing on its label. */
export interface Look {
  colour: string
  accent: string
  mark: string
  icon: IconName
}

/**
 * `stand`: half width of its foot on the floor, and that foot's middle; `flat`: it lies or hangs and throws its shadow on the ground behind.
 * `focus`: what a close view looks at, in the drawing's units.
 */
export interface Drawing {
  svg: string
  stand?: { cx: number; half: number }
  focus?: [x: number, y: number]
}

export type Draw = (look: Look) => Drawing

export const standing = (half: number, svg: string, focus?: [number, number], cx = 100): Drawing => ({
  svg,
  stand: { cx, half },
  ...(focus && { focus }),
})
export const lying = (svg: string, focus?: [number, number]): Drawing => ({ svg, ...(focus && { focus }) })
