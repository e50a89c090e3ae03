export interface ChangedField {
  name: string
  before: string | null
  after: string | null
}

/** What differs between two JSON texts of the audit log, by the path of each value: `texts.0.title`. */
export function changedFields(before: string | null, after: string | null): ChangedField[] {
  const [was, is] = [flatten(parsed(before)), flatten(parsed(after))]
  const names = [...new Set([...was.keys(), ...is.keys()])]
  return names
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((one) => one.before !== one.after)
}

function parsed(text: string | null): unknown {
  if (text === null || text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function flatten(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path || '·', typeof value === 'string' ? value : JSON.stringify(value)]])
  return new Map(Object.entries(value).flatMap(([name, one]) => [...flatten(one, path ? `${path}.${name}` : name)]))
}
