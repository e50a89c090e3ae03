import type { Page } from 'playwright-core'
import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'

type Path = keyof Api & string

const at = (path: string) => new RegExp(`/api/${path}(\\?|$)`)

/** Modifies the real responses of a call by `change` from now on, as if an operator had changed the shop. */
export async function changeResponse<Key extends Path>(page: Page, path: Key, change: (data: OutputOf<Api[Key]>) => OutputOf<Api[Key]>) {
  await page.route(at(path), async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: OutputOf<Api[Key]> }
    await route.fulfill({ response, json: { ...body, data: change(body.data) } })
  })
}

/** From now on a call responds with a code of the specification instead of its data. */
export async function refuseCall(page: Page, path: Path, code: number, reason: RefusalCode, message = 'refused') {
  await page.route(at(path), (route) => route.fulfill({ status: code === -1 ? 422 : 401, json: { code, message, data: { reason } } }))
}

/** From now on a call never reaches the shop. */
export const abortCall = (page: Page, path: Path) => page.route(at(path), (route) => route.abort('connectionfailed'))

/** From now on a call waits until `release` is called. */
export async function delayCall(page: Page, path: Path): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(at(path), async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Restores the real responses of a call. */
export const restoreCall = (page: Page, path: Path) => page.unroute(at(path))

export const isCall = (url: string, path: Path) => at(path).test(url)
