import { garden } from './garden.ts'
import { tableThings } from './table.ts'

const icons = { ...garden, ...tableThings }
export type IconName = keyof typeof icons

/** A small drawing with its upper left at x, y, `size` wide and high. */
export const icon = (name: IconName, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${icons[name]()}</g>`
