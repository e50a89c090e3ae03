import { join } from 'node:path'

/** Module metadata from the bundler. */
export interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const screens = {
  home: 'content/home/home-screen.tsx',
  list: 'catalogue/list/list-screen.tsx',
  goods: 'catalogue/detail/goods-screen.tsx',
}
type FirstScreen = keyof typeof screens

/** Modules that a screen's code imports, and all that those import. */
function needsOf(file: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(join(import.meta.dirname, '../src', file))
  return found
}

/**
 * Returns which of the most common entry screens need a module. A browser opens six connections at a time, and
 * files of a few hundred bytes each would delay the largest picture.
 */
export function createFirstParts() {
  const needs = new Map<FirstScreen, ReadonlySet<string>>()
  return (id: string, modules: Modules): FirstScreen[] => {
    if (needs.size === 0) for (const [name, file] of Object.entries(screens)) needs.set(name as FirstScreen, needsOf(file, modules))
    return [...needs].flatMap(([name, ids]) => (ids.has(id) ? [name] : []))
  }
}
