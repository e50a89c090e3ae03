import type { ComponentType } from 'react'
import { fetchCode } from '../shell/load-code.ts'
import { firstFiles, firstScreens } from './first.ts'
import type { Screen } from './screen.ts'

const first: Record<string, Screen> = firstScreens
/** Code once fetched, by the screen's file. */
const loaded = new Map<string, ComponentType>()

const loadRest = () => fetchCode(() => import('./rest.ts'))

const trim = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** The screen at a path; the not-found screen where there is none. */
export async function findScreen(path: string): Promise<Screen> {
  const known = first[trim(path)]
  if (known) return known
  const { restScreens, missingScreen } = await loadRest()
  return restScreens[trim(path)] ?? missingScreen
}

/** The screen shown when an item does not exist. */
export const findMissing = async (): Promise<Screen> => (await loadRest()).missingScreen

export const loadScreen = ({ file }: Screen): Promise<void> => loadFile(file)

/** Fetches the code of a screen by its file; a failure is a LoadError, which shows its retry. */
export async function loadFile(file: string): Promise<void> {
  if (loaded.has(file)) return
  const load = firstFiles[file] ?? (await loadRest()).restFiles[`../${file}.tsx`]
  if (!load) throw new Error(`no screen ${file}`)
  const module = await fetchCode(load)
  const found = Object.entries(module).find(([exported]) => exported.endsWith('Screen'))
  if (!found) throw new Error(`${file} exports no screen`)
  loaded.set(file, found[1])
}

/** Source files of the code that a screen needs beside the first code. */
export const filesOfScreen = (path: string, { file }: Screen) => [`src/${file}.tsx`, ...(first[trim(path)] ? [] : ['src/routes/rest.ts'])]

/** The component of a screen whose code is there. */
export const loadedScreen = (file: string): ComponentType | undefined => loaded.get(file)
