import { execFile } from 'node:child_process'
import { cpSync, existsSync, linkSync, copyFileSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { packagesOf } from '@longmall/tools/production/packages.ts'
import { isIgnored, root, type Instruction, type Stage } from './read-dockerfile.ts'

// Each stage has a folder in place of its file system. Packages are not downloaded: those of the lockfile that `npm ci` would install
// are linked from the repository's own node_modules, so that one which is not among them is missed as it would be in the image.

const run = promisify(execFile)

export interface Built {
  folder: string
  env: Record<string, string>
}

export async function runStages(stages: readonly Stage[], scratch: string): Promise<Map<string, Built>> {
  const done = new Map<string, Built>()
  for (const { name, from, does } of stages) {
    const folder = join(scratch, name)
    mkdirSync(folder)
    const built: Built = { folder, env: { ...done.get(from)?.env } }
    if (done.has(from)) copy(done.get(from)!.folder, folder)
    for (const one of does) await follow(one, built, done)
    done.set(name, built)
  }
  return done
}

const steps: Record<string, (text: string, built: Built, done: Map<string, Built>) => void | Promise<void>> = {
  ENV: (text, { env }) => {
    for (const [, name, value] of text.matchAll(/(\w+)=(\S+)/g)) env[name!] = value!
  },
  COPY: (text, { folder }, done) => {
    const [, stage, paths] = /^(?:--from=(\w+) )?(.+)$/.exec(text)!
    const args = paths!.split(' ')
    const to = args.pop()!
    for (const from of args) {
      const source = stage ? join(done.get(stage)!.folder, relative('/app', from)) : join(root, from)
      const target = to.endsWith('/') && from !== '.' ? join(folder, to, from.split('/').at(-1)!) : join(folder, to)
      copy(source, target, stage ? () => true : (path) => !isIgnored(path))
    }
  },
  RUN: async (text, built) => {
    if (text.startsWith('npm ci')) return install(text, built.folder)
    if (text === 'node tools/build.js') await copyBuilt(built.folder)
    // The user and the folder of the image are this one's.
    const command = text.replaceAll('/data', join(built.folder, 'data')).replace('node:node', `${process.getuid!()}:${process.getgid!()}`)
    const env = { ...process.env, ...built.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
    await run('sh', ['-ec', command], { cwd: built.folder, env })
  },
}

async function follow({ name, text }: Instruction, built: Built, done: Map<string, Built>) {
  const step = steps[name]
  if (step) await step(text, built, done)
  else if (!['WORKDIR', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(name)) throw new Error(`not understood: ${name} ${text}`)
}

function install(text: string, folder: string) {
  const workspaces = [...text.matchAll(/--workspace=(\w+)/g)].map(([, name]) => name!)
  for (const file of ['package-lock.json', 'package.json', ...readdirSync(root).map((name) => `${name}/package.json`)])
    if (existsSync(join(root, file)) && !file.startsWith('node_modules') && !existsSync(join(folder, file)))
      throw new Error(`npm ci would miss ${file}`)
  if (!text.includes('--omit=dev')) return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // Packages nested in another one come by themselves, if they are needed.
  for (const folder2 of packagesOf(workspaces))
    if (existsSync(join(root, folder2)))
      copy(join(root, folder2), join(folder, folder2), (path) => !path.slice(folder2.length).includes('/node_modules'))
}

/** What the repository has built is not built again from the same sources (tools/build.js): before a whole run of the tests it is built. */
async function copyBuilt(folder: string) {
  await run(process.execPath, ['tools/build.js'], { cwd: root })
  for (const folder2 of ['storefront/dist', 'console/dist', 'tools/host-simulator/dist'])
    cpSync(join(root, folder2), join(folder, folder2), { recursive: true })
}

/** Links files, which takes no room; copies them to another disk. Links of packages to workspaces stay links. */
function copy(from: string, to: string, includes: (path: string) => boolean = () => true) {
  const stat = lstatSync(from)
  if (!includes(relative(root, from))) return
  if (stat.isSymbolicLink()) {
    mkdirSync(dirname(to), { recursive: true })
    return symlinkSync(readlinkSync(from), to)
  }
  if (stat.isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) copy(join(from, name), join(to, name), includes)
    return
  }
  mkdirSync(dirname(to), { recursive: true })
  if (existsSync(to)) return
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
