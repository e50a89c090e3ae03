import { dirname, join } from 'node:path/posix'
import type { ESTree } from 'rolldown/utils'
import { parseSync } from 'rolldown/utils'

/** A name of another file: `name` is what that file exports, `*` its namespace. */
export interface Imported {
  file: string
  name: string
}

export interface Module {
  text: string
  /** What the file imports by value, by its local name; a file imported for its effect alone has no name and is in `files`. */
  imports: Map<string, Imported>
  /** What it exports from other files, by the name that it is exported with. */
  reExports: Map<string, Imported>
  /** The names that each of its own declarations uses. */
  readonly uses: Map<string, Set<string>>
  /** Every file that it imports by value. */
  files: Set<string>
  /** Every package that it imports, for types too. */
  packages: Set<string>
}

interface Node {
  type: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isTypeNode = (type: string) =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)

function collectNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectNames(one, names)
  if (!isNode(value) || isTypeNode(value.type)) return
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') names.add(value['name'] as string)
  for (const child of Object.values(value)) if (typeof child === 'object') collectNames(child, names)
}

function namesIn(node: unknown): Set<string> {
  const names = new Set<string>()
  collectNames(node, names)
  return names
}

/** The file of a workspace that `specifier` names in `file`, both from the root of the repository; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('@longmall/')) return specifier.slice('@longmall/'.length)
  return specifier.startsWith('.') ? join(dirname(file), specifier) : null
}

/** Reads what a file imports, declares and exports. Types are left out: they are gone when the program runs. */
export function readModule(file: string, text: string): Module {
  const parse = () => parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const { errors, module: record } = parse()
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  let uses: Module['uses'] | undefined
  const module: Module = {
    text,
    imports: new Map(),
    reExports: new Map(),
    // The tree takes most of the time and memory, and is needed of few files.
    get uses() {
      return (uses ??= usesIn(parse().program))
    },
    files: new Set(),
    packages: new Set(),
  }
  const { staticImports, staticExports, dynamicImports } = record
  for (const { moduleRequest, entries } of staticImports) {
    addPackage(module, moduleRequest.value)
    const target = targetOf(file, moduleRequest.value)
    const values = entries.filter(({ isType }) => !isType)
    if (!target || (entries.length && !values.length)) continue
    module.files.add(target)
    for (const { importName, localName } of values)
      module.imports.set(localName.value, { file: target, name: importName.kind === 'Default' ? 'default' : (importName.name ?? '*') })
  }
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (!moduleRequest) continue
    addPackage(module, moduleRequest.value)
    const target = isType ? null : targetOf(file, moduleRequest.value)
    if (!target) continue
    module.files.add(target)
    if (exportName.name) module.reExports.set(exportName.name, { file: target, name: importName.name ?? '*' })
  }
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal) addPackage(module, literal[2]!)
  }
  return module
}

function addPackage(module: Module, specifier: string): void {
  if (specifier.startsWith('.') || specifier.includes(':')) return
  module.packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
}

/** The names that each declaration of a file uses. */
function usesIn({ body }: ESTree.Program): Module['uses'] {
  const uses: Module['uses'] = new Map()
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') uses.set('default', namesIn(statement.declaration))
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      if (declaration.id) uses.set(declaration.id.name, namesIn(declaration))
    } else if (declaration?.type === 'VariableDeclaration')
      for (const one of declaration.declarations) for (const name of namesIn(one.id)) uses.set(name, namesIn(one))
  }
  return uses
}
