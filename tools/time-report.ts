import { isAbsolute, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

interface FileTime {
  project: string
  path: string
  /** Milliseconds of its worker: loading the file, its hooks, its tests. */
  load: number
  hooks: number
  tests: number
}

const shownFiles = 20
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9)
const all = ({ load, hooks, tests }: FileTime) => load + hooks + tests
const sum = (files: readonly FileTime[], part: (file: FileTime) => number) => files.reduce((total, file) => total + part(file), 0)

function timeOf(module: TestModule, root: string): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const tests = [...module.children.allTests()].reduce((total, test) => total + (test.diagnostic()?.duration ?? 0), 0)
  return {
    project: module.project.name,
    path: isAbsolute(module.moduleId) ? relative(root, module.moduleId) : module.moduleId,
    load: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
    hooks: Math.max(0, duration - tests),
    tests,
  }
}

/** Prints at the end of a run where its time went: by project, and the slowest files, in seconds of a worker. */
export default class TimeReport implements Reporter {
  private readonly started = Date.now()

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 2) return
    const files = modules.map((module) => timeOf(module, process.cwd())).toSorted((a, b) => all(b) - all(a))
    const line = (name: string, rows: readonly FileTime[]) =>
      [sum(rows, all), sum(rows, ({ load }) => load), sum(rows, ({ hooks }) => hooks), sum(rows, ({ tests }) => tests)]
        .map(seconds)
        .join('') + `  ${name}`
    console.log(`\nWorker time in ${seconds(Date.now() - this.started).trim()}\n      all     load    hooks    tests`)
    for (const [project, rows] of Map.groupBy(files, (file) => file.project)) console.log(line(`${project}, ${rows.length} files`, rows))
    for (const file of files.slice(0, shownFiles)) console.log(line(file.path, [file]))
  }
}
