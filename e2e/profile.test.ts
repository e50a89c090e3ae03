import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { headingOf, settle, expectToast } from './screen.ts'
import { call, findGoods, placeOrder, readCode, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('member')
let member: Shopper
beforeEach(async () => {
  member = await registerMember()
})

const profile = '/v2/member/info/info'
const openField = async (page: Page, field: 'nickname' | 'email' | 'birthday' | 'gender' | 'password' | 'mobile') => {
  await page.getByRole('link', { name: t(`field_${field}`) }).click()
  await page.getByRole('heading', { level: 1, name: t(`field_${field}`) }).waitFor()
}
const save = (page: Page) => page.getByRole('button', { name: t('save') }).click()
const row = (page: Page, text: string) => page.locator('main').getByText(text, { exact: true }).first()

test('IDN-09 a nickname may be neither empty nor the old one; a new one is shown in the profile and in the member centre', async () => {
  const page = await visit(profile, { member })
  await openField(page, 'nickname')
  const nickname = page.getByLabel(t('field_nickname'))
  await save(page)
  await page.getByText(t('nickname_unchanged')).waitFor()
  await nickname.fill('')
  await page.getByText(getTranslations('form')('required')).waitFor()
  await nickname.fill('Orchid Lover')
  await save(page)
  await page.getByRole('heading', { level: 1, name: t('profile') }).waitFor()
  await row(page, 'Orchid Lover').waitFor()
  await settle(page, '/v2/member/index/index')
  await page.getByRole('link', { name: 'Orchid Lover' }).waitFor()
})

test('IDN-09 sex and birthday are saved, and a birthday in the future is refused', async () => {
  const page = await visit(profile, { member, width: 'desk' })
  await openField(page, 'gender')
  await page.getByRole('radio', { name: t('gender_female') }).click()
  await page.getByRole('heading', { level: 1, name: t('profile') }).waitFor()
  await row(page, t('gender_female')).waitFor()
  await openField(page, 'birthday')
  await page.getByLabel(t('field_birthday')).fill('2199-01-01')
  await save(page)
  await page.getByText(t('birthday_future')).waitFor()
  await page.getByLabel(t('field_birthday')).fill('1990-02-28')
  await save(page)
  await row(page, '1990-02-28').waitFor()
})

test('IDN-09 IDN-14 an e-mail address is bound after the log-in password by the code that was sent to it; a wrong one of either is refused', async () => {
  const [tCode, tIdentity, email] = [getTranslations('code'), getTranslations('identity'), `new-${member.account}@mail.example`]
  const page = await visit(profile, { member })
  await openField(page, 'email')
  const owner = page.getByLabel(tIdentity('owner_password'))
  const next = page.getByRole('button', { name: tIdentity('next'), exact: true })
  await owner.fill('Another-271')
  await next.click()
  await page.getByText(tIdentity('owner_password_wrong'), { exact: true }).waitFor()
  await owner.fill(member.password)
  await next.click()
  const field = page.getByLabel(t('new_email'))
  await field.fill('nobody@')
  await page.getByRole('button', { name: tCode('send') }).click()
  await page.getByText(t('wrong_email')).waitFor()
  await field.fill(member.email)
  await page.getByText(t('same_email')).waitFor()
  await field.fill(email)
  await page.getByRole('button', { name: tCode('send') }).click()
  await page
    .getByRole('button', { name: /^\d+ s|Send again in|\d/ })
    .first()
    .waitFor()
  const right = await readCode(email)
  const digits = page.getByLabel(tCode('code'))
  await digits.fill(right === '000000' ? '111111' : '000000')
  await save(page)
  await page.getByText('Verification code wrong').first().waitFor()
  expect(await field.inputValue()).toBe(email)
  await digits.fill(right)
  await save(page)
  await row(page, email).waitFor()
})

test('IDN-09 SHL-23 a picture is cut round, uploaded and shown; one that is too large or no picture is refused beforehand', async () => {
  const page = await visit(profile, { member })
  const choose = page.getByLabel(new RegExp(t('avatar')))
  await choose.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024) })
  await expectToast(page, t('avatar_too_large'))
  await choose.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expectToast(page, t('avatar_not_picture'))
  await choose.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText(t('avatar_unreadable')).waitFor()
  await page.keyboard.press('Escape')
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = 'teal'
    pen.fillRect(0, 0, 640, 400)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  await choose.setInputFiles({ name: 'teal.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') })
  const sheet = page.getByRole('dialog', { name: t('avatar_crop') })
  await sheet.getByRole('button', { name: t('rotate') }).click()
  await sheet.getByRole('button', { name: t('avatar_use') }).click()
  await sheet.waitFor({ state: 'hidden' })
  const picture = page.locator('main img[src*="/media/"]').first()
  await picture.waitFor()
  const size = await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))
  expect(size[0]).toBe(size[1])
  expect((await call('member/profile', {}, member)).avatar).toBe(await picture.getAttribute('src'))
})

test('IDN-08 IDN-14 QUA-08 in zh-cn the payment password is set by a code from the outbox: weak and differing ones are refused', async () => {
  const [tPayment, tCode] = [getTranslations('payment', 'zh-cn'), getTranslations('code', 'zh-cn')]
  const page = await visit('/v1/member/point_password/point_password?redirect=/v2/member/info/info', { member, language: 'zh-cn' })
  await page.getByRole('button', { name: tPayment('pin_get_code') }).click()
  await page.waitForURL('**/point_password2')
  await page.getByLabel(tCode('code')).fill(await readCode(member.email))
  await page.waitForURL('**/point_password3')
  const enter = (digits: string) => page.locator('input[type=password]').pressSequentially(digits)
  for (const weak of ['111111', '123456']) {
    await enter(weak)
    await page.getByRole('alert').getByText(tPayment('pin_weak')).waitFor()
    expect(await page.getByText(tPayment('pin_again')).count()).toBe(0)
    // The next digit clears the error.
    await enter('7')
    await page.getByText(tPayment('pin_weak')).waitFor({ state: 'detached' })
    await page.keyboard.press('Backspace')
  }
  await enter('724613')
  await page.getByText(tPayment('pin_again')).waitFor()
  await enter('724614')
  await page.getByText(tPayment('pin_differ')).waitFor()
  await enter('724613')
  await page.getByText(tPayment('pin_again')).waitFor()
  await enter('724613')
  await page.waitForURL('**/point_password4')
  await page.getByRole('button', { name: tPayment('pin_go_on') }).click()
  await page.waitForURL(`**${profile}`)
  expect(await call('identity/payment_password', {}, member)).toMatchObject({ is_set: true })
  for (const step of [2, 3]) {
    await page.goto(`/v1/member/point_password/point_password${step}`)
    await page.waitForURL('**/point_password4')
    await page.getByRole('button', { name: tPayment('pin_go_on') }).waitFor()
  }
})

test('IDN-07 IDN-08 a payment password that one member began is gone with the log-out, and its steps redirect to the current one', async () => {
  const [tPayment, tCode] = [getTranslations('payment'), getTranslations('code')]
  const page = await visit('/v1/member/point_password/point_password', { member })
  await page.getByRole('button', { name: tPayment('pin_get_code') }).click()
  await page.waitForURL('**/point_password2')
  await page.getByLabel(tCode('code')).fill(await readCode(member.email))
  await page.waitForURL('**/point_password3')
  await page.goto('/v1/member/point_password/point_password2')
  await page.waitForURL('**/point_password3')
  await page.getByRole('heading', { name: tPayment('pin_enter') }).waitFor()
  await page.goto('/v1/login/login/logout')
  await page.waitForURL('**/v1/login')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('proof')
})

test('IDN-09 the login password is changed against the old one, with every rule shown while one types', async () => {
  const page = await visit(profile, { member })
  await openField(page, 'password')
  const [old, fresh, again] = [page.getByLabel(t('old_password')), page.locator('[name=password]'), page.locator('[name=password_again]')]
  await save(page)
  await page.getByText(getTranslations('form')('required')).first().waitFor()
  await old.fill('Wrong-old-1')
  await fresh.fill('abc')
  await again.fill('abd')
  await page.getByText(t('passwords_differ')).waitFor()
  await fresh.fill('Violet-77')
  await again.fill('Violet-77')
  await save(page)
  await page.getByText('Account or password wrong').waitFor()
  await old.fill(member.password)
  await save(page)
  await expectToast(page, t('password_changed'))
  await call('identity/log_in', { account: member.account, password: 'Violet-77' })
})

test('IDN-13 an open order blocks the cancellation of an account; without one a code and a confirmation cancel it', async () => {
  const { sku_id } = (await findGoods())[0]!
  const { order_ids } = await placeOrder(member, sku_id)
  const page = await visit('/v2/member/cancel_account/cancel_account', { member })
  await page.getByText(t('cancel_blockers')).waitFor()
  await call('order/cancel', { order_id: order_ids[0]! }, member)
  await page.reload()
  await page.getByText(t('cancel_possible')).waitFor()
  await page.getByRole('button', { name: getTranslations('code')('send') }).click()
  await page
    .getByRole('button', { name: t('cancel_confirm') })
    .and(page.locator(':enabled'))
    .waitFor()
  await page.getByLabel(getTranslations('code')('code')).fill(await readCode(member.email))
  await page.getByRole('button', { name: t('cancel_confirm') }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t('cancel_confirm') })
    .click()
  await page.waitForURL('**/v2/account_cancelled')
  await headingOf(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
  await expect(call('identity/log_in', { account: member.account, password: member.password })).rejects.toThrow('Account or password wrong')
})
