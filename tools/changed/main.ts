// Prints, as JSON, the test files that the changes since a commit touch (HEAD when none is named), or "all".
import { execFileSync } from 'node:child_process'
import { readSources, root } from '../architecture/sources.ts'
import { selectTests } from './select-tests.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--no-renames', '--merge-base', process.argv[2] || 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
console.log(JSON.stringify(selectTests(readSources(), changed)))
