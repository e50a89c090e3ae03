export interface ViewedGoods {
  day: string
  goods: { goods_id: number }
}

/** Key of goods viewed on a day: the same goods may appear under several days. */
export const historyKey = ({ day, goods }: ViewedGoods): string => `${day} ${goods.goods_id}`

/** The goods of each day among the keys chosen. */
export function goodsByDay(keys: Iterable<string>): Map<string, number[]> {
  const days = new Map<string, number[]>()
  for (const key of keys) {
    const [day = '', goods_id] = key.split(' ')
    days.set(day, [...(days.get(day) ?? []), Number(goods_id)])
  }
  return days
}
