import type { Language } from '@longmall/contract/fields.ts'
import { simulator as enUs } from '@longmall/translations/en-us/simulator.ts'
import { simulator as zhCn } from '@longmall/translations/zh-cn/simulator.ts'
import { createTranslate } from '@longmall/translations/translate.ts'
import type { FrameLocator, Page } from 'playwright-core'
import type { Visit } from './browser.ts'
import { shopUrl } from './browser.ts'
import { eventually } from './eventually.ts'

const tables = { 'en-us': enUs, 'zh-cn': zhCn }
export type SimulatorLanguage = keyof typeof tables & Language

export interface Simulator {
  page: Page
  /** The shop in its frame. */
  shop: FrameLocator
  t: ReturnType<typeof createTranslate<typeof enUs>>
  show: (part: 'phone' | 'app' | 'send' | 'traffic') => Promise<void>
  /** Opens an address in the frame, and waits until the shop has sent that it is ready. */
  open: (path: string) => Promise<void>
  press: (preset: string) => Promise<void>
  /** Commands that went in a direction so far, oldest first. */
  receivedCommands: (direction: 'in' | 'out' | 'stranger' | 'problem') => Promise<string[]>
  /** Path and parameters of the shop’s screen. */
  address: () => string
  stored: (key: string) => Promise<string | null>
}

/** The page of the simulator with the shop in it, ready. */
export async function openSimulator(
  visit: (path: string, options?: Visit) => Promise<Page>,
  {
    language = 'en-us',
    path = '/',
    ...rest
  }: { language?: SimulatorLanguage; path?: string } & Pick<Visit, 'width' | 'options' | 'prepare'> = {},
): Promise<Simulator> {
  const t = createTranslate<typeof enUs>(tables[language] as typeof enUs, language)
  const page = await visit(`/host-simulator?language=${language}&path=${encodeURIComponent(path)}`, { language, width: 'desk', ...rest })
  const frame = () => page.frames().find((one) => one.name() === 'shop')!
  const isReady = () => page.locator('[data-ready=true]').waitFor({ state: 'attached' })
  const show: Simulator['show'] = async (part) => {
    const tab = page.getByRole('tab', { name: t(`part_${part}`), exact: true })
    if (await tab.count()) await tab.click()
  }
  await isReady()
  return {
    page,
    t,
    show,
    shop: page.frameLocator('iframe[name=shop]'),
    open: async (next) => {
      await show('phone')
      await page.getByRole('textbox', { name: t('address') }).fill(next)
      await page.getByRole('button', { name: t('open') }).click()
      await isReady()
    },
    press: async (preset) => {
      await show('send')
      await page.getByRole('button', { name: t(`preset_${preset}` as 'preset_token'), exact: true }).click()
    },
    receivedCommands: async (direction) => {
      await show('traffic')
      const rows = page.locator(`[data-traffic] > li[data-direction=${direction}]`)
      const commands = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-cmd') || (row.textContent ?? '')))
      return commands.toReversed()
    },
    address: () => frame().url().replace(shopUrl(), ''),
    stored: (key) => frame().evaluate((name) => localStorage.getItem(name), key),
  }
}

/** Waits until the shop shows an address that matches. */
export const expectAddress = ({ address }: Simulator, pattern: RegExp) => eventually(address).toMatch(pattern)

/** Waits until the shop has logged a problem. */
export const expectLogged = async ({ receivedCommands }: Simulator, text: string) =>
  eventually(async () => (await receivedCommands('problem')).join('\n')).toContain(text)
