import { articles } from '@longmall/tools/demo-store/content/articles/articles.ts'
import { listGoods } from '@longmall/tools/demo-store/content/store.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktopVisitors, phoneVisitors, expectAccessible } from './account-steps.ts'
import { useBrowser, widths } from './browser.ts'
import { go, headingOf, settle, expectToast } from './screen.ts'
import { registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const written = (key: string) => articles.find((one) => one.key === key)!
const goods = listGoods()
const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

test.each(phoneVisitors)(
  'CAT-11 in $language on a $width: help is found from the member centre by category and by keywords, and read',
  async ({ language, width }) => {
    const [t, tMember] = [getTranslations('article', language), getTranslations('member', language)]
    const help = written('payment-password')
    const page = await visit('/v2/member/index/index', { language, width })
    await page.getByRole('link', { name: tMember('help') }).click()
    await page.waitForURL('**/v2/help/list/list')
    await page.getByRole('link', { name: written('ways-to-pay').title[language] }).waitFor()
    await expectAccessible(page)
    await page
      .getByRole('navigation', { name: t('categories') })
      .getByRole('link')
      .nth(3)
      .click()
    await page.getByRole('link', { name: written('ways-to-pay').title[language] }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: help.title[language] }).waitFor()
    await page.getByRole('searchbox').fill(help.title[language].slice(0, 4))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/v2/help/list/list?keyword=**')
    await page.getByRole('link', { name: help.title[language] }).click()
    await page.getByRole('heading', { name: help.title[language] }).waitFor()
    await page.getByText(help.body[1]![language]).waitFor()
    await page.getByRole('heading', { name: t('help_more') }).waitFor()
    await expectAccessible(page)
    await settle(page, '/v2/help/list/list?keyword=zzzz')
    await page.getByText(t('help_none', { keyword: 'zzzz' })).waitFor()
    await page.getByRole('link', { name: t('help_all') }).click()
    await page.getByRole('link', { name: written('ways-to-pay').title[language] }).waitFor()
  },
)

test.each(desktopVisitors)(
  'CAT-11 in $language on a $width: a member likes a note, opens its goods, and takes the like back',
  async ({ language, width }) => {
    const t = getTranslations('article', language)
    const note = written('first-cup')
    const page = await visit('/v2/note/list/list', { language, width, member: await registerMember() })
    await page.getByRole('link', { name: note.title[language] }).click()
    await page.getByRole('heading', { name: note.title[language] }).waitFor()
    const like = page.getByRole('button', { pressed: false }).filter({ hasText: t('like') })
    const before = Number(await like.locator('.figures').filter({ hasText: /\d/ }).innerText())
    const saved = page.waitForResponse(/\/api\/article\/like$/)
    await like.click()
    const liked = page.getByRole('button', { pressed: true })
    await liked.filter({ hasText: String(before + 1) }).waitFor()
    await expectAccessible(page)
    await saved
    await page.reload()
    await liked.filter({ hasText: String(before + 1) }).click()
    await page
      .getByRole('button', { pressed: false })
      .filter({ hasText: String(before) })
      .waitFor()
    const first = goods.find(({ key }) => key === note.goods![0])!
    await page
      .getByRole('region', { name: t('note_goods') })
      .getByRole('link', { name: first.name[language] })
      .click()
    await page.waitForURL('**/v2/goods/detail/detail**')
  },
)

test('CAT-11 a visitor who likes a note is prompted to log in', async () => {
  const page = await visit('/v2/note/list/list')
  await page.getByRole('link', { name: written('small-room').title['en-us'] }).click()
  await page.getByRole('button', { name: getTranslations('article')('like') }).click()
  await page.waitForURL('**/v1/login?redirect=**')
})

test.each(phoneVisitors)(
  'CAT-11 in $language on a $width: notices, about us, the overseas notice and questions are read',
  async ({ language, width }) => {
    const t = getTranslations('article', language)
    const page = await visit('/v2/notice/list/list', { language, width })
    await expectAccessible(page)
    await page.getByRole('link', { name: written('safe-codes').title[language] }).click()
    await page.getByText(written('safe-codes').body[0]![language]).waitFor()
    for (const [path, key] of [
      ['/v1/login/about/about_us', 'about'],
      ['/v2/overseas_notice', 'overseas-notice'],
    ] as const) {
      await settle(page, path)
      await page.getByRole('heading', { name: written(key).title[language] }).waitFor()
      await expectAccessible(page)
    }
    await settle(page, '/qa')
    const question = written('question-3')
    await page.getByText(question.title[language], { exact: true }).click()
    await page.getByText(question.body[0]![language]).waitFor()
    await settle(page, '/v1/qa')
    await page.getByRole('heading', { name: t('questions') }).waitFor()
  },
)

const landings = [
  '/mobile/index',
  '/mobile/index2',
  '/mobile/index3',
  '/mobile/download',
  '/download',
  '/mobile/qa',
  '/mobile/test_marquee',
]
test.each(phoneVisitors)(
  'CAT-16 in $language each landing page fits the window of a phone and of a desk, and leads into the shop',
  async ({ language, width }) => {
    const t = getTranslations('article', language)
    const page = await visit('/mobile/index', { language, width })
    for (const path of landings) {
      await settle(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
      for (const size of [widths.desk, widths.phone]) {
        await page.setViewportSize(size)
        expect([path, size.width, await overflow(page)]).toEqual([path, size.width, 0])
      }
    }
    await page
      .getByRole('button', { name: t('pause') })
      .first()
      .click()
    await page
      .getByRole('button', { name: t('play') })
      .first()
      .waitFor()
    await page.getByRole('link', { name: t('enter_shop') }).click()
    await page.waitForURL('**/v2/index/index/index')
  },
)

test('CAT-16 the code shows the shop’s address, which can be copied', async () => {
  const page = await visit('/qrcode', { options: { permissions: ['clipboard-read', 'clipboard-write'] } })
  const address = new URL('/', page.url()).href
  await page.getByRole('img', { name: getTranslations('article')('qr_alt', { address }) }).waitFor()
  await page.getByRole('button', { name: getTranslations('article')('copy_address') }).click()
  await expectToast(page, getTranslations('article')('copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('CAT-16 the download page installs the shop where the browser offers it', async () => {
  // It offers once, where one opened the shop.
  const page = await visit('/v2/member/language/language')
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => {
        document.body.dataset.prompted = 'yes'
        return Promise.resolve({ outcome: 'accepted' })
      },
    })
    dispatchEvent(offer)
  })
  await headingOf(page)
  await go(page, '/download')
  await page.getByRole('button', { name: getTranslations('article')('install') }).click()
  await page.waitForFunction(() => document.body.dataset.prompted === 'yes')
  await page.getByRole('link', { name: getTranslations('article')('enter_shop') }).waitFor()
})
