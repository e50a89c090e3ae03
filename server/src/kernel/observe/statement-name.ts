const names = new Map<string, { verb: string; table: string }>()
const maxNames = 2000

/** What a statement does and to what, `select shop_order`: the first of its verbs and tables, with no value in it. */
export function statementName(text: string): { verb: string; table: string } {
  let name = names.get(text)
  if (!name) {
    const statement = text.replace(/--.*$/gm, '').trim()
    const verb = /^\w+/.exec(statement)?.[0].toLowerCase() ?? ''
    const table =
      /\b(?:from|into|update|join)\s+"?([a-z_]\w*)"?/i.exec(statement)?.[1] ?? /^select\s+"?([a-z_]\w*)"?\s*\(/i.exec(statement)?.[1] ?? ''
    name = { verb, table: table.toLowerCase() }
    if (names.size < maxNames) names.set(text, name)
  }
  return name
}
