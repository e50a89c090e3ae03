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
  uses: Map<string, Set<string>>
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
  const module: Module = { text, imports: new Map(), reExports: new Map(), uses: new Map(), files: new Set(), packages: new Set() }
  const { program, errors } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  for (const statement of program.body) {
    if ('source' in statement && statement.source) addPackage(module, statement.source.value)
    readStatement(module, file, statement)
  }
  findDynamic(program, (specifier) => addPackage(module, specifier))
  return module
}

function addPackage(module: Module, specifier: string): void {
  if (specifier.startsWith('.') || specifier.includes(':')) return
  module.packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
}

function findDynamic(value: unknown, found: (specifier: string) => void): void {
  if (Array.isArray(value)) for (const one of value) findDynamic(one, found)
  if (!isNode(value)) return
  const source = value['source']
  if (value.type === 'ImportExpression' && isNode(source) && typeof source['value'] === 'string') found(source['value'])
  for (const child of Object.values(value)) if (typeof child === 'object') findDynamic(child, found)
}

function readStatement(module: Module, file: string, statement: ESTree.Program['body'][number]): void {
  if (statement.type === 'ImportDeclaration') return readImport(module, file, statement)
  if (statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source)) {
    const target = statement.exportKind === 'type' ? null : targetOf(file, statement.source!.value)
    if (!target) return
    module.files.add(target)
    if (statement.type === 'ExportAllDeclaration') return
    for (const { exported, local } of statement.specifiers) module.reExports.set(nameOf(exported), { file: target, name: nameOf(local) })
    return
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    module.uses.set('default', namesIn(statement.declaration))
    return
  }
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    if (declaration.id) module.uses.set(declaration.id.name, namesIn(declaration))
  } else if (declaration?.type === 'VariableDeclaration')
    for (const one of declaration.declarations) for (const name of namesIn(one.id)) module.uses.set(name, namesIn(one))
}

function readImport(module: Module, file: string, statement: ESTree.ImportDeclaration): void {
  const target = statement.importKind === 'type' ? null : targetOf(file, statement.source.value)
  if (!target) return
  const values = statement.specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
  if (statement.specifiers.length && !values.length) return
  module.files.add(target)
  for (const one of values) {
    const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : one.type === 'ImportDefaultSpecifier' ? 'default' : '*'
    module.imports.set(one.local.name, { file: target, name })
  }
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)
