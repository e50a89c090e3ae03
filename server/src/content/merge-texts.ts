/** A part of a block as it is stored. */
export type Stored = { [name: string]: unknown }

/** A copy of `content` with texts put in at their dotted paths (`slides.0.label`); a path whose parent does not exist is passed over. */
export function mergeTexts(content: Stored, texts: Readonly<Record<string, string>>): Stored {
  const merged = structuredClone(content)
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('.')
    const last = names.pop()!
    let parent: unknown = merged
    for (const name of names) parent = isObject(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined
    if (isObject(parent)) parent[last] = text
  }
  return merged
}

export const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null
