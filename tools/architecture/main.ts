// npm run house: how the sources hang together, in figures. Prints only; what must hold is in the tests beside it and in server/test/architecture.
import { findCycles } from './cycles.ts'
import { isTest, readSources } from './sources.ts'
import { filesReached, subjects } from './subjects.ts'

const modules = readSources()
console.log('Files that a function reaches within its workspace')
for (const subject of subjects) {
  const files = filesReached(subject)
  const lines = files.reduce((total, path) => total + modules.get(path)!.text.split('\n').length - 1, 0)
  const folders = Map.groupBy(files, (path) => path.split('/')[2]!)
  const most = [...folders].toSorted(([, a], [, b]) => b.length - a.length).map(([folder, { length }]) => `${folder} ${length}`)
  console.log(`  ${subject.name}: ${files.length} files, ${lines} lines (${most.join(', ')})`)
}

const cycles = findCycles(new Map([...modules].filter(([path]) => !isTest(path)).map(([path, { files }]) => [path, files])))
console.log(`Cycles of value imports: ${cycles.length}`)
for (const cycle of cycles) console.log(`  ${cycle.join(' ↔ ')}`)
