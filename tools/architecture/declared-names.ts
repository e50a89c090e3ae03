import { parseSync } from 'rolldown/utils'

interface Node {
  type: string
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const isCamelCase = (name: string) => /^[a-z]+[A-Z]/.test(name)

/**
 * Lists the names that a file chooses: of functions, classes, types, variables, parameters and aliases of imports, and of properties
 * in camel case. Leaves out snake-case properties and what is destructured under its own name: wire, columns and libraries name these.
 */
export function declaredNames(file: string, text: string): Set<string> {
  const names = new Set<string>()
  const add = (id: unknown) => {
    if (isNode(id) && id.type === 'Identifier') names.add(id['name'] as string)
  }
  const addPattern = (pattern: unknown): void => {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') return add(pattern)
    if (pattern.type === 'AssignmentPattern') return addPattern(pattern['left'])
    if (pattern.type === 'RestElement') return addPattern(pattern['argument'])
    if (pattern.type === 'TSParameterProperty') return addPattern(pattern['parameter'])
    if (pattern.type === 'ArrayPattern') return (pattern['elements'] as unknown[]).forEach(addPattern)
    if (pattern.type !== 'ObjectPattern') return
    for (const property of pattern['properties'] as Node[]) if (!property['shorthand']) addPattern(property['value'] ?? property)
  }
  const addKey = (node: Node) => {
    const { key, computed } = node as unknown as { key: Node; computed: boolean }
    if (!computed && key.type === 'Identifier' && isCamelCase(key['name'] as string)) add(key)
  }
  const open: Node[] = [parseSync(file, text).program as unknown as Node]
  for (let node = open.pop(); node; node = open.pop()) {
    if (/^(Function|Class|TSInterface|TSTypeAlias|TSEnum)(Declaration|Expression)$/.test(node.type)) add(node['id'])
    else if (node.type === 'VariableDeclarator') addPattern(node['id'])
    else if (node.type === 'CatchClause') addPattern(node['param'])
    else if (node.type === 'ImportSpecifier' && (node['imported'] as Node)['name'] !== (node['local'] as Node)['name']) add(node['local'])
    else if (/^(ImportDefault|ImportNamespace)Specifier$/.test(node.type)) add(node['local'])
    else if (/^(TS(Property|Method)Signature|MethodDefinition|PropertyDefinition)$/.test(node.type)) addKey(node)
    else if (node.type === 'Property' && !node['shorthand']) addKey(node)
    if (Array.isArray(node['params'])) node['params'].forEach(addPattern)
    open.push(...childrenOf(node))
  }
  return names
}
