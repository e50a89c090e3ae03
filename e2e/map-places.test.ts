import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktopVisitors, phoneVisitors, ownAddress, passCaptcha } from './account-steps.ts'
import { useBrowser, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { addressOf, go, headingOf } from './screen.ts'
import { call, readCode, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const shanghai = { geolocation: { latitude: 31.21, longitude: 121.51 }, permissions: ['geolocation'] }
const picked = (page: Page, key: 'location' | 'city') =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as Record<string, unknown> | null, `lm_picked_${key}`)
const newMobile = () => `139${String(randomInt(10 ** 8)).padStart(8, '0')}`

/** The shop at any screen, so that there is one to return to. */
async function begin(visited: Visit): Promise<Page> {
  const page = await visit('/v2/member/language/language', visited)
  await headingOf(page)
  return page
}

/** The map screen without its list of cities, which is delivered when `arrive` is called. */
async function openWithoutCities() {
  const page = await begin({})
  const list = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/assets/cities-*.json', async (route) => route[await list.promise]())
  await go(page, '/choose-location')
  const box = page.getByRole('combobox', { name: getTranslations('location')('search_city') })
  await box.waitFor()
  return { page, box, arrive: list.resolve }
}

describe('the map', () => {
  test.each(desktopVisitors)(
    'SHL-21 in $language a place is searched, moved by arrow keys, and returned to the screen that requested it',
    async ({ language, width }) => {
      const t = getTranslations('location', language)
      const page = await begin({ language, width })
      await go(page, '/choose-location')
      const confirm = page.getByRole('button', { name: t('confirm_location') })
      await page.getByText(t('pin_hint')).waitFor()
      expect(await confirm.isDisabled()).toBe(true)
      await page.getByRole('combobox', { name: t('search_city') }).fill('shenz')
      await page.keyboard.press('Enter')
      await page.getByText('22.54000, 114.06000').waitFor()
      const map = page.getByRole('application', { name: t('map_label') })
      await map.locator('path').first().waitFor({ state: 'attached' })
      await map.focus()
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowUp')
      await eventually(() => page.getByText('22.54000, 114.06000').count()).toBe(0)
      await confirm.click()
      await page.getByRole('heading', { name: getTranslations('shell', language)('language') }).waitFor()
      const place = (await picked(page, 'location'))!
      expect(place).toMatchObject({ label: 'Shenzhen', region: 'CN-440300' })
      expect(place.latitude).toBeGreaterThan(22.54)
      expect(place.longitude).toBeGreaterThan(114.06)
    },
  )

  test('SHL-21 a place that is searched before the list of cities is there is found when it comes', async () => {
    const { page, box, arrive } = await openWithoutCities()
    await box.fill('shenz')
    await page.keyboard.press('Enter')
    arrive('continue')
    await page.getByText('22.54000, 114.06000').waitFor()
  })

  test('SHL-21 a list of cities that fails to load shows an error, and a tap retries', async () => {
    const { page, box, arrive } = await openWithoutCities()
    // The tab has reloaded once for code that failed to load, and does not again.
    await page.evaluate(() => sessionStorage.setItem('lm_reloaded_at', String(Date.now())))
    arrive('abort')
    await box.fill('shenz')
    const failed = page.getByRole('option', { name: getTranslations('location')('cities_failed') })
    await failed.waitFor()
    await page.unroute('**/assets/cities-*.json')
    await failed.click()
    await page.getByRole('option', { name: 'Shenzhen' }).click()
    await page.getByText('22.54000, 114.06000').waitFor()
  })

  test('SHL-21 the pin follows a tap and a drag, and a screen that is named is where it returns to', async () => {
    const t = getTranslations('location')
    const page = await visit('/choose-location?latitude=22.54&longitude=114.06&redirect=%2Fv2%2Fmember%2Ftheme%2Ftheme')
    await page.getByText('22.54000, 114.06000').waitFor()
    const map = page.getByRole('application')
    await map.locator('.lm-pin').waitFor()
    const coordinates = page.getByText(/^-?\d+\.\d{5}, -?\d+\.\d{5}$/)
    const box = (await map.boundingBox())!
    await page.mouse.click(box.x + 60, box.y + 200)
    await eventually(() => coordinates.textContent()).not.toBe('22.54000, 114.06000')
    const tapped = await coordinates.textContent()
    // It stops moving first.
    await map.locator('.lm-pin').hover({ trial: true })
    const pin = (await map.locator('.lm-pin').boundingBox())!
    await page.mouse.move(pin.x + 18, pin.y + 20)
    await page.mouse.down()
    await page.mouse.move(pin.x + 90, pin.y + 90, { steps: 6 })
    await page.mouse.up()
    await eventually(() => coordinates.textContent()).not.toBe(tapped)
    await page.getByRole('button', { name: t('confirm_location') }).click()
    await page.waitForURL('**/v2/member/theme/theme')
  })

  test('SHL-21 the map may be left while it zooms', async () => {
    const page = await visit('/choose-location?latitude=22.54&longitude=114.06', { prepare: (fresh) => fresh.clock.install() })
    const map = page.getByRole('application')
    await map.locator('.lm-pin').waitFor()
    // The end of the transition ends it too, by the browser's own clock.
    await page.evaluate(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync('.leaflet-zoom-anim .leaflet-zoom-animated { transition-duration: 60s !important }')
      document.adoptedStyleSheets.push(slow)
    })
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await page.getByRole('button', { name: getTranslations('location')('zoom_in') }).click()
    await page.clock.runFor(60)
    expect(await map.locator('.leaflet-zoom-anim').count()).toBe(1)
    await go(page, '/v2/member/language/language')
    await map.waitFor({ state: 'detached' })
    // A zoom ends after 250 ms; an error of it would be an error of the page.
    await page.clock.runFor(1000)
  })

  test('SHL-21 the browser’s position is used where it is allowed, and its refusal is shown with an alternative', async () => {
    const t = getTranslations('location')
    const allowed = await visit('/choose-location', { options: shanghai })
    await allowed.getByText('31.21000, 121.51000').waitFor()
    await allowed.getByText('Shanghai', { exact: true }).last().waitFor()
    const refusing = await visit('/choose-location', {
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = (_found, fail) => fail?.({ code: 1 } as GeolocationPositionError)
        }),
    })
    await headingOf(refusing)
    await refusing.getByRole('button', { name: t('my_position') }).click()
    await refusing
      .getByRole('alert')
      .filter({ hasText: t('position_refused') })
      .waitFor()
  })

  test('SHL-21 a link shows its place, with links to the maps people have; without a place it shows that', async () => {
    const t = getTranslations('location', 'zh-cn')
    const page = await visit('/open-location?latitude=1.2834&longitude=103.8607&label=%E5%BA%97', { language: 'zh-cn' })
    await page.getByText('店', { exact: true }).waitFor()
    await page.getByText('1.28340, 103.86070').waitFor()
    for (const name of ['osm', 'google', 'apple', 'amap'] as const) {
      const href = await page.getByRole('link', { name: t(`map_${name}`) }).getAttribute('href')
      expect(href).toMatch(/^https:.*1\.2834/)
    }
    const lost = await visit('/open-location?latitude=91&longitude=0', { language: 'zh-cn' })
    await lost.getByText(t('no_coordinates')).waitFor()
  })
})

describe('the city picker', () => {
  test.each(phoneVisitors)(
    'CAT-15 in $language a city is found by letter, by search and by position, and is remembered',
    async ({ language, width }) => {
      const t = getTranslations('location', language)
      const nameOf = (zh: string, en: string) => (language === 'zh-cn' ? zh : en)
      const page = await begin({ language, width, options: shanghai })
      await go(page, '/v2/city_picker')
      await page
        .getByRole('region', { name: t('located') })
        .getByRole('button', { name: nameOf('上海', 'Shanghai') })
        .waitFor()
      await page
        .getByRole('navigation', { name: t('letters') })
        .getByRole('button', { name: 'X' })
        .click()
      const xiamen = page
        .getByRole('region', { name: 'X', exact: true })
        .getByRole('button', { name: nameOf('厦门', 'Xiamen'), exact: true })
      await eventually(() => xiamen.boundingBox().then((box) => box !== null && box.y < 800 && box.y > 100)).toBe(true)
      await page.getByRole('searchbox', { name: t('search_city') }).fill('chongq')
      await page
        .getByRole('list', { name: t('found') })
        .getByRole('button', { name: nameOf('重庆', 'Chongqing') })
        .click()
      await page.getByRole('heading', { name: getTranslations('shell', language)('language') }).waitFor()
      expect(await picked(page, 'city')).toMatchObject({ name: nameOf('重庆', 'Chongqing'), region: 'CN-500100', country: 'CN' })
      await go(page, '/v2/city_picker?country=KR')
      await page
        .getByRole('region', { name: t('recent') })
        .getByRole('button', { name: nameOf('重庆', 'Chongqing') })
        .waitFor()
      await page
        .getByRole('region', { name: t('hot') })
        .getByRole('button', { name: nameOf('首尔', 'Seoul') })
        .waitFor()
    },
  )
})

describe('applications', () => {
  test.each(phoneVisitors)(
    'CAT-15 in $language a visitor applies to join with a code by SMS; a second time shows the state of the first',
    async ({ language, width }) => {
      const [t, tCode, tForm] = [
        getTranslations('application', language),
        getTranslations('code', language),
        getTranslations('form', language),
      ]
      const mobile = newMobile()
      const apply = async (page: Page, name: string) => {
        await page.getByLabel(t('name')).fill(name)
        await page.getByLabel(t('mobile')).fill(mobile)
        await page.getByLabel(t('city')).fill('Hobbiton')
        await page.getByRole('button', { name: tCode('send') }).click()
        await page.getByRole('dialog', { name: t('check_title') }).waitFor()
        await passCaptcha(page, language)
        await page.getByRole('button', { name: t('send_code') }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByLabel(tCode('code')).fill(await readCode(`+86${mobile}`))
        await page.getByRole('button', { name: t('apply') }).click()
        await page.getByRole('heading', { name: t('state_new') }).waitFor()
      }
      const page = await visit('/join', { language, width, options: ownAddress() })
      await headingOf(page)
      await page.getByRole('button', { name: t('apply') }).click()
      await page.getByText(tForm('required')).first().waitFor()
      await page.getByLabel(t('country')).selectOption('CN')
      await apply(page, 'Frodo')
      await page.getByText('Frodo').waitFor()
      expect(await page.locator('body').innerText()).not.toContain(mobile)
      await call('site/advance_clock', { minutes: 2 })
      const again = await visit('/mobile/join', { language, width, options: ownAddress() })
      await headingOf(again)
      // The assertions use the running shop.
      await again.getByRole('button', { name: t('apply') }).click()
      await again.getByText(tForm('required')).first().waitFor()
      await again.getByLabel(t('country')).selectOption('CN')
      await apply(again, 'Sam')
      await again.getByText('Frodo').waitFor()
    },
  )

  test('CAT-15 a member’s franchise form survives the city picker, sends a code, and shows its state from then on', async () => {
    const [t, tCode, tPlace] = [
      getTranslations('application', 'zh-cn'),
      getTranslations('code', 'zh-cn'),
      getTranslations('location', 'zh-cn'),
    ]
    const member = await registerMember()
    const mobile = newMobile()
    const page = await visit('/v2/assets/franchise', { language: 'zh-cn', member, options: ownAddress() })
    await headingOf(page)
    await page.getByLabel(t('name')).fill('王小明')
    await page.getByLabel(t('mobile')).fill('123')
    await page.getByRole('button', { name: tCode('send') }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('wrong_mobile') })
      .waitFor()
    await page.getByLabel(t('mobile')).fill(mobile)
    await page.getByRole('link', { name: t('choose_city') }).click()
    await page.waitForURL('**/v2/city_picker?**')
    await page
      .getByRole('region', { name: tPlace('hot') })
      .getByRole('button', { name: '成都' })
      .click()
    await page.waitForURL('**/v2/assets/franchise')
    await eventually(() => page.getByLabel(t('city')).inputValue()).toBe('成都')
    expect(await page.getByLabel(t('name')).inputValue()).toBe('王小明')
    expect(await page.getByLabel(t('mobile')).inputValue()).toBe(mobile)
    await page.getByRole('button', { name: tCode('send') }).click()
    await page.getByRole('dialog', { name: t('check_title') }).waitFor()
    await passCaptcha(page, 'zh-cn')
    await page.getByRole('button', { name: t('send_code') }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByLabel(tCode('code')).fill(await readCode(`+86${mobile}`))
    await page.getByRole('button', { name: t('apply') }).click()
    await page.getByRole('heading', { name: t('state_new') }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: t('state_new') }).waitFor()
    expect(await addressOf(page)).toBe('/v2/assets/franchise')
    expect(await page.evaluate(() => localStorage.getItem('lm_drafts'))).toBeNull()
  })
})
