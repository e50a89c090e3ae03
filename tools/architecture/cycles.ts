/**
 * Finds the cycles of a graph (Tarjan's strongly connected components).
 *
 * @returns each group of two or more nodes that reach one another
 */
export function findCycles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    low.set(node, order.get(node)!)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node)!, low.get(next)!))
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, order.get(next)!))
    }
    if (low.get(node) !== order.get(node)) return
    const cycle = stack.splice(stack.indexOf(node))
    if (cycle.length > 1) cycles.push(cycle.toSorted())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}
