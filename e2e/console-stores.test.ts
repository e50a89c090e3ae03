import { console as frameEn } from '@longmall/phrases/en-us/console.ts'
import { console as frameZh } from '@longmall/phrases/zh-cn/console.ts'
import { captchaAnswer } from '@longmall/server/test/captcha-answer.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser } from './browser.ts'
import { asOperator, chooseFound, consoleWords, logInOperator, type Operator } from './console-session.ts'
import { eventually } from './eventually.ts'
import { call, readCode, registerMember } from './shopper.ts'

const { visit } = useBrowser()
let operator: Operator & { ask: Operator['call'] }
beforeAll(async () => {
  operator = await logInOperator()
})

const frames = { 'en-us': frameEn, 'zh-cn': frameZh }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').last()
const seeNoBarriers = async (page: Page) => expect(await findBarriers(page)).toEqual([])
interface Found {
  list: { branch_id: number; version: number; hours: object[]; clerks: { account: string }[] }[]
}
const storesOf = async (search: string) => ((await operator.ask('store/list', { search })) as Found).list

/** An account by the operations that the forms of registration call, with an agent's code. */
async function registerWith(dealer_code: string): Promise<string> {
  const account = `d${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
  const password = 'Orchid-482'
  const email_address = `${account}@mail.example`
  const { registration_id } = await call('identity/start_registration', {
    account,
    password,
    password_again: password,
    email_address,
    country: 'SG',
    dealer_code,
    captcha: await captchaAnswer(() => call('code/captcha', {})),
    agreement: true,
  })
  await call('identity/register', { registration_id, code: await readCode(email_address) })
  return account
}

describe.each(['en-us', 'zh-cn'] as const)('in %s', (language) => {
  const [say, frame] = [consoleWords('store', language), frames[language]]

  test('CON-05 IDN-12 a store is set up with hours, place and a clerk, and then it is closed and removed', async () => {
    const name = `Quay store ${language}`
    const clerk = await registerMember()
    const page = await visit('/console/stores', asOperator(operator, language))
    await press(page, say('add_store'))
    await page.getByRole('tab', { name: 'English' }).click()
    await page.getByLabel(`${say('name')} · English`).fill(name)
    await page.getByLabel(`${say('address')} · English`).fill('10 Marina Quay')
    const monday = language === 'en-us' ? 'Mon' : '周一'
    await page.getByRole('button', { name: `${say('add_hours')} ${monday}` }).click()
    await page.getByLabel(`${monday} ${frame.from}`).fill('930')
    await page.getByLabel(`${monday} ${frame.until}`).fill('24:00')
    await press(page, say('copy_monday', { day: monday }))
    await page.getByLabel(say('latitude')).fill('91')
    await page.getByLabel(say('longitude')).fill('103.8591')
    await press(page, frame.save)
    // A latitude that is none on earth is told at its field.
    await page.locator('.ant-form-item-explain-error').first().waitFor()
    await page.getByLabel(say('latitude')).fill('1.2834')
    await seeNoBarriers(page)
    await press(page, frame.save)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByText('09:30–24:00').waitFor()
    expect((await storesOf(name))[0]).toMatchObject({ hours: Array.from({ length: 7 }, () => ({ from: '09:30', until: '24:00' })) })

    await row.locator('.ant-table-row-expand-icon').click()
    const opened = page.locator('.ant-table-expanded-row').filter({ hasText: say('no_clerks') })
    await opened.getByRole('button', { name: say('add_clerks'), exact: true }).click()
    const picker = dialog(page).getByRole('combobox')
    await picker.click()
    await chooseFound(page, picker, clerk.account)
    await dialog(page).getByText(say('add_clerks_asks', { name })).click()
    await dialog(page)
      .getByRole('button', { name: say('add_clerks'), exact: true })
      .click()
    await eventually(async () => (await storesOf(name))[0]?.clerks.map(({ account }) => account)).toEqual([clerk.account])
    await page.getByRole('link', { name: clerk.account }).waitFor()
    await page
      .frameLocator(`iframe[title="${say('map_of', { name })}"]`)
      .getByRole('application')
      .waitFor()
    await seeNoBarriers(page)

    await row.getByRole('button', { name: say('close'), exact: true }).click()
    await dialog(page)
      .getByRole('button', { name: say('close'), exact: true })
      .click()
    // In Chinese the state reads as the button did.
    await row.getByRole('button', { name: say('reopen'), exact: true }).waitFor()
    await row.getByText(say('closed'), { exact: true }).waitFor()
    await row.getByRole('button', { name: frame.remove, exact: true }).click()
    await dialog(page).getByRole('button', { name: frame.remove, exact: true }).click()
    // No order names it.
    await row.waitFor({ state: 'detached' })
    expect(await storesOf(name)).toEqual([])
  })

  test('CON-05 IDN-01 codes are made by a pattern, one is used at registration and leads to who used it, and then it is switched off', async () => {
    const prefix = `E${language === 'en-us' ? 'N' : 'Z'}${String(Date.now()).slice(-6)}`
    const page = await visit('/console/stores/agents', asOperator(operator, language))
    await press(page, say('make_codes'))
    // The drawer comes to rest first, and the focus with it.
    await dialog(page).getByRole('button', { name: frame.save, exact: true }).hover({ trial: true })
    await page.getByLabel(say('pattern')).fill(`${prefix}-##`)
    await page.getByLabel(say('first')).fill('8')
    await page.getByLabel(say('how_many')).fill('3')
    await press(page, frame.save)
    await dialog(page).getByText(`${prefix}-10`).waitFor()
    await page.keyboard.press('Enter')
    await page.goto(`/console/stores/agents?search=${prefix}`)
    const account = await registerWith(`${prefix}-09`.toLowerCase())
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: `${prefix}-09` })
    await row.getByRole('link', { name: '1', exact: true }).click()
    await page.getByRole('link', { name: account }).waitFor()
    await page.goBack()
    await row.getByRole('button', { name: say('switch_off'), exact: true }).click()
    await dialog(page)
      .getByRole('button', { name: say('switch_off'), exact: true })
      .click()
    await row.getByText(frame.off, { exact: true }).waitFor()
    await seeNoBarriers(page)
    await expect(registerWith(`${prefix}-09`)).rejects.toThrow(/identity|-1/)
  })
})
