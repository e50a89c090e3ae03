import { expect, test } from 'vitest'
import { fillRegistration, newAccount, ownAddress, passCaptcha, password } from './account-steps.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf } from './screen.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const nobody = '2147000000'

test('IDN-01 IDN-02 what is refused in the folded part of a registration unfolds it, and has the focus', async () => {
  const t = getTranslations('identity')
  const page = await visit(`/v1/login/register/register?source_member=${nobody}`, { options: ownAddress() })
  await page.locator('img[src^="data:image/webp"]').waitFor()
  const referrer = page.locator('[name=referrer_id]')
  expect(await referrer.isVisible()).toBe(false)
  await fillRegistration(page, newAccount())
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await page
    .getByRole('dialog', { name: t('unknown_title') })
    .getByRole('button', { name: t('unknown_edit') })
    .click()
  await eventually(() => referrer.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('IDN-01 what was typed is there again after a reload and after going back, but for the passwords', async () => {
  const t = getTranslations('identity')
  const account = newAccount()
  const page = await visit('/v1/login/register/register?source_member=7', { options: ownAddress() })
  await headingOf(page)
  expect(await page.locator('[name=referrer_id]').inputValue()).toBe('7')
  // With its captcha the form is the running shop’s own.
  await page.locator('img[src^="data:image/webp"]').waitFor()
  await page.getByText(t('section_referrer')).click()
  await page.locator('[name=referrer_id]').fill('')
  await fillRegistration(page, account)
  await page.locator('[name=country]').selectOption('MY')
  await page.reload()
  await page.getByText(t('passwords_not_saved')).waitFor()
  const values = () =>
    Promise.all(['account', 'country', 'referrer_id', 'password'].map((name) => page.locator(`[name=${name}]`).inputValue()))
  expect(await values()).toEqual([account, 'MY', '', ''])
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=password_again]').fill(password)
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await page.getByRole('heading', { name: t('confirm_email_title') }).waitFor()
  await page.goBack()
  await page.getByText(t('passwords_not_saved')).waitFor()
  expect(await values()).toEqual([account, 'MY', '', ''])
  await page.goForward()
  await page.getByRole('heading', { name: t('confirm_email_title') }).waitFor()
})
