import type { LegChoice, Side } from '@longmall/contract/network.ts'

interface Node {
  owner: number
  parent: number | null
  side: Side | null
  left: number | null
  right: number | null
}
export interface Entrant {
  owner: number
  /** Who recommended the entrant, with the sponsors above; the nearest first. */
  sponsors: readonly number[]
  isClone: boolean
}

/** The placement tree by its rule alone: breadth-first, without a field of depths. */
export class ReferenceTree {
  readonly nodes: Node[] = [{ owner: 0, parent: null, side: null, left: null, right: null }]
  readonly #positions = new Map<number, number>()
  readonly #legs: ReadonlyMap<number, LegChoice>
  constructor(legs: ReadonlyMap<number, LegChoice>) {
    this.#legs = legs
  }

  place({ owner, sponsors, isClone }: Entrant): void {
    if (!isClone && this.#positions.has(owner)) return
    const upper = (isClone ? [owner, ...sponsors] : sponsors).find((one) => this.#positions.has(one))
    const start = upper === undefined ? 0 : this.#positions.get(upper)!
    const leg = upper === undefined ? 'automatic' : (this.#legs.get(upper) ?? 'automatic')
    const place = leg === 'automatic' ? this.#firstFree(start) : this.#firstFreeIn(start, leg)
    const id = this.nodes.push({ owner, parent: place.parent, side: place.side, left: null, right: null }) - 1
    this.nodes[place.parent]![place.side] = id
    if (!isClone) this.#positions.set(owner, id)
  }

  #firstFreeIn(start: number, side: Side): { parent: number; side: Side } {
    const child = this.nodes[start]![side]
    return child === null ? { parent: start, side } : this.#firstFree(child)
  }

  #firstFree(start: number): { parent: number; side: Side } {
    const queue = [start]
    for (const at of queue) {
      const { left, right } = this.nodes[at]!
      if (left === null) return { parent: at, side: 'left' }
      if (right === null) return { parent: at, side: 'right' }
      queue.push(left, right)
    }
    throw new Error('a finite tree has a free place')
  }
}
