interface Line {
  order_goods_id: number
  goods_name: string
  sku_name: string
}

/** Goods with a quantity each; a line of none is left out. */
export function LineList<One extends Line>({ lines, quantityOf }: { lines: readonly One[]; quantityOf: (line: One) => number }) {
  const shown = lines.filter((line) => quantityOf(line) > 0)
  if (shown.length === 0) return '–'
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none', minWidth: 160, maxWidth: 320, whiteSpace: 'normal' }}>
      {shown.map((line) => (
        <li key={line.order_goods_id}>
          {[line.goods_name, line.sku_name].filter(Boolean).join(' · ')} × <strong>{quantityOf(line)}</strong>
        </li>
      ))}
    </ul>
  )
}
