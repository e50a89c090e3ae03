import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const imports = /import \{([^}]*)\} from 'lucide-react'/g
const rows = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/** File of each icon by the names it may be imported by, as the package's own list has them. */
function filesByName(): ReadonlyMap<string, string> {
  const list = readFileSync(createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs'), 'utf8')
  const named = [...list.matchAll(rows)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  )
  return new Map(named)
}

let files: ReadonlyMap<string, string> | undefined

/**
 * Imports icons from their own files instead of the list of all: so that the bundler can determine which of them a screen needs.
 * Names that are no icons, such as types, are left to the list.
 */
export function importIcons(code: string): string {
  if (!code.includes("'lucide-react'")) return code
  const known = (files ??= filesByName())
  return code.replaceAll(imports, (_, list: string) => {
    const names = list.split(',').flatMap((name) => name.trim() || [])
    const others = names.filter((name) => !known.has(name))
    const direct = names.filter((name) => known.has(name)).map((name) => `import ${name} from 'lucide-react/icons/${known.get(name)}'`)
    return [...direct, ...(others.length > 0 ? [`import { ${others.join(', ')} } from 'lucide-react'`] : [])].join(';')
  })
}
