import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

export interface Instruction {
  /** In capitals. */
  name: string
  text: string
}
export interface Stage {
  name: string
  /** A stage above, or an image. */
  from: string
  does: Instruction[]
}

/** The stages of the Dockerfile; instructions are one line each there. */
export function readDockerfile(): { stages: Stage[]; args: Record<string, string> } {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const args: Record<string, string> = {}
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name, text] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (!name || !text) throw new Error(`not understood: ${line}`)
    if (name === 'ARG') args[text.split('=')[0]!] = text.slice(text.indexOf('=') + 1)
    else if (name === 'FROM') {
      const [from = '', , as = 'last'] = text.split(' ')
      stages.push({ name: as, from: from.replace(/^\$\{(\w+)\}$/, (_, arg: string) => args[arg]!), does: [] })
    } else stages.at(-1)!.does.push({ name, text })
  }
  return { stages, args }
}

/** The patterns of .dockerignore, in order; the last that fits decides. */
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ isIncluded: line.startsWith('!'), pattern: expressionOf(line.replace(/^!/, '')) }))

function expressionOf(pattern: string): RegExp {
  const text = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\0')
    .replace(/\*/g, '[^/]*')
    .replace(/\0/g, '(?:.*/)?')
  return new RegExp(`^${text}(?:/|$)`)
}

/** Is a file of the repository left out of what is sent to the build? */
export const isIgnored = (path: string): boolean => ignored.findLast(({ pattern }) => pattern.test(path))?.isIncluded === false
