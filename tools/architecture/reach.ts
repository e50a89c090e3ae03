import type { Imported, Module } from './read-module.ts'

/** Finds the module of a file; null where the file is none of the workspace's sources. */
export type FindModule = (file: string) => Module | null

/**
 * Counts what a reader of a function must follow: the files with the functions and constants that it uses, those that these
 * use, and so on. What a file declares beside them counts for nothing.
 *
 * @param find gives null for what is not to be followed, such as files of another workspace
 * @returns the files, that of the function first
 */
export function reach(find: FindModule, start: Imported): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const open: Imported[] = [start]
  for (let next = open.pop(); next; next = open.pop()) {
    const { file, name } = next
    const module = find(file)
    if (!module || seen.has(`${file}#${name}`)) continue
    seen.add(`${file}#${name}`)
    files.add(file)
    const reExported = module.reExports.get(name)
    if (reExported) open.push(reExported)
    const names = name === '*' ? module.uses.keys() : (module.uses.get(name) ?? [])
    for (const used of names) {
      const imported = module.imports.get(used)
      if (imported) open.push(imported)
      else if (module.uses.has(used)) open.push({ file, name: used })
    }
  }
  return [...files]
}
