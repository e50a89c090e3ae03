import type { Language } from '@longmall/contract/fields.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import type { Locator, Page } from 'playwright-core'
import { shopUrl, type Visit } from './browser.ts'

export interface Operator {
  token: string
  /** Calls an operator's operation, as the console does; throws what the server refuses. */
  call: (path: string, input?: Record<string, unknown>) => Promise<unknown>
}

async function send(path: string, fields: Record<string, unknown>, token?: string): Promise<unknown> {
  const body = new URLSearchParams({ ...(token && { token }), request_key: crypto.randomUUID() })
  for (const [name, value] of Object.entries(fields)) body.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const response = await fetch(`${shopUrl()}/api/${path}`, { method: 'POST', body })
  const answer = (await response.json()) as { code: number; message: string; data: unknown }
  if (answer.code !== 0) throw new Error(`${path}: ${answer.message} ${JSON.stringify(answer.data)}`)
  return answer.data
}

async function sendQuery(path: string, fields: Record<string, unknown>, token: string): Promise<unknown> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const response = await fetch(`${shopUrl()}/api/${path}?${query}`, { headers: { token } })
  const answer = (await response.json()) as { code: number; message: string; data: unknown }
  if (answer.code !== 0) throw new Error(`${path}: ${answer.message}`)
  return answer.data
}

/** Logs an operator of the demo store in, where no second factor is required; the owner by default. */
export async function logInOperator(
  { email, password } = demoOperator as { email: string; password: string },
): Promise<Operator & { query: Operator['call'] }> {
  const step = (await send('staff/log_in', { email_address: email, password })) as { next: string; token: string }
  if (step.next !== 'console') throw new Error(`the console asks for more: ${step.next}`)
  return {
    token: step.token,
    call: (path, input = {}) => send(path, input, step.token),
    query: (path, input = {}) => sendQuery(path, input, step.token),
  }
}

/** What `visit` needs to open a screen of the console as this operator: `visit('/console/orders', await asOperator(operator, 'zh-cn'))`. */
export const asOperator = (operator: Operator, language: Language, width: Visit['width'] = 'desk'): Visit => ({
  width,
  storage: { lm_console_token: operator.token, lm_console_language: language },
})

/** Chooses an option of an antd select by its label and text. */
export async function choose(page: Page, label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByLabel(label).first().click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: option }).first().click()
}

/** Types into the open select, and chooses what the server finds by it, once the list no longer changes. */
export async function chooseFound(page: Page, field: Locator, typed: string, option = typed): Promise<void> {
  await field.pressSequentially(typed)
  const found = page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: option }).first()
  await found.waitFor()
  await page.locator('.ant-select-loading').first().waitFor({ state: 'detached' })
  await found.click()
}
