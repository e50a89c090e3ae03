/** A province, city or district with its six-digit code. */
export interface Area {
  text: string
  value: string
  children?: Area[]
}

/** China's provinces, cities and districts; 28 KB that only the picker loads. */
export async function chinaAreas(): Promise<Area[]> {
  const { useCascaderAreaData: areaTree } = await import('@vant/area-data')
  return areaTree()
}

/** The areas from the province down that `CN-440305` names; fewer when the code is of another list. */
export function partsOf(areas: readonly Area[], region: string): Area[] {
  const code = region.replace('CN-', '')
  const parts: Area[] = []
  let level: readonly Area[] | undefined = areas
  for (const digits of [2, 4, 6]) {
    const found: Area | undefined = level?.find((area) => area.value.startsWith(code.slice(0, digits)) && code.length >= digits)
    if (!found) break
    parts.push(found)
    level = found.children
  }
  return parts
}

/** The chosen areas as an address stores them. */
export const regionOf = (parts: readonly Area[]) => ({
  region: `CN-${parts.at(-1)!.value}`,
  region_name: parts.map((area) => area.text).join(' '),
})
