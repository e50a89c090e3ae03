import { captchaAnswer } from '@longmall/server/test/captcha-answer.ts'
import { expect, test } from 'vitest'
import { chooseFound } from './console-session.ts'
import { confirm, dialog, press, rowOf, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { call, readCode, registerMember } from './shopper.ts'

const { open, query } = useConsole()
const [t, tConsole] = [getConsoleTranslations('store'), getConsoleShellTranslations()]
const [turned, turnedFrame] = [getConsoleTranslations('store', 'zh-cn'), getConsoleShellTranslations('zh-cn')]

interface Found {
  list: { branch_id: number; version: number; hours: object[]; clerks: { account: string }[] }[]
}
const storesOf = async (search: string) => (await query<Found>('store/list', { search })).list

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

test('CON-05 IDN-12 QUA-08 a store is set up with hours, place and a clerk, and then it is closed and removed', async () => {
  const name = `Quay store ${Date.now()}`
  const clerk = await registerMember()
  const page = await open('/console/stores')
  await press(page, t('add_store'))
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByLabel(`${t('name')} · English`).fill(name)
  await page.getByLabel(`${t('address')} · English`).fill('10 Marina Quay')
  await page.getByRole('button', { name: `${t('add_hours')} Mon` }).click()
  await page.getByLabel(`Mon ${tConsole('from')}`).fill('930')
  await page.getByLabel(`Mon ${tConsole('until')}`).fill('24:00')
  await press(page, t('copy_monday', { day: 'Mon' }))
  await page.getByLabel(t('latitude')).fill('91')
  await page.getByLabel(t('longitude')).fill('103.8591')
  await press(page, tConsole('save'))
  // An invalid latitude is shown at its field.
  await page.locator('.ant-form-item-explain-error').first().waitFor()
  await page.getByLabel(t('latitude')).fill('1.2834')
  await expectAccessible(page)
  await press(page, tConsole('save'))
  const row = rowOf(page, name)
  await row.getByText('09:30–24:00').waitFor()
  expect((await storesOf(name))[0]).toMatchObject({ hours: Array.from({ length: 7 }, () => ({ from: '09:30', until: '24:00' })) })

  await switchTo(page, 'zh-cn', 'phone')
  await row.locator('.ant-table-row-expand-icon').click()
  const opened = page.locator('.ant-table-expanded-row').filter({ hasText: turned('no_clerks') })
  await opened.getByRole('button', { name: turned('add_clerks'), exact: true }).click()
  // A shop with tags offers all members of one, too.
  const picker = dialog(page).getByRole('combobox').first()
  await picker.click()
  await chooseFound(page, picker, clerk.account)
  await dialog(page).getByText(turned('add_clerks_confirm', { name })).click()
  await confirm(page, turned('add_clerks'))
  await eventually(async () => (await storesOf(name))[0]?.clerks.map(({ account }) => account)).toEqual([clerk.account])
  await page.getByRole('link', { name: clerk.account }).waitFor()
  await page
    .frameLocator(`iframe[title="${turned('map_title', { name })}"]`)
    .getByRole('application')
    .waitFor()
  await expectAccessible(page)

  await press(row, turned('close'))
  await confirm(page, turned('close'))
  // In Chinese the state reads as the button did.
  await row.getByRole('button', { name: turned('reopen'), exact: true }).waitFor()
  await row.getByText(turned('closed'), { exact: true }).waitFor()
  await press(row, turnedFrame('remove'))
  await confirm(page, turnedFrame('remove'))
  // No order names it.
  await row.waitFor({ state: 'detached' })
  expect(await storesOf(name)).toEqual([])
})

test('CON-05 IDN-01 QUA-08 codes are made by a pattern, one is used at registration and leads to who used it, and then it is switched off', async () => {
  const prefix = `EN${String(Date.now()).slice(-6)}`
  const page = await open('/console/stores/agents')
  await press(page, t('make_codes'))
  // Waits for the end of the drawer's animation, which moves the focus.
  await dialog(page)
    .getByRole('button', { name: tConsole('save'), exact: true })
    .hover({ trial: true })
  await page.getByLabel(t('pattern')).fill(`${prefix}-##`)
  await page.getByLabel(t('first_number')).fill('8')
  await page.getByLabel(t('code_count')).fill('3')
  await press(page, tConsole('save'))
  await dialog(page).getByText(`${prefix}-10`).waitFor()
  await page.keyboard.press('Enter')
  const account = await registerWith(`${prefix}-09`.toLowerCase())
  await page.goto(`/console/stores/agents?search=${prefix}`)
  await switchTo(page, 'zh-cn', 'phone')
  const row = rowOf(page, `${prefix}-09`)
  await row.getByRole('link', { name: '1', exact: true }).click()
  await page.getByRole('link', { name: account }).waitFor()
  await page.goBack()
  await press(row, turned('switch_off'))
  await confirm(page, turned('switch_off'))
  await row.getByText(turnedFrame('off'), { exact: true }).waitFor()
  await expectAccessible(page)
  await expect(registerWith(`${prefix}-09`)).rejects.toThrow(/identity|-1/)
})
