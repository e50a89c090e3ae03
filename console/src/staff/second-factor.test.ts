import { type Language, languages } from '@longmall/contract/fields.ts'
import type { console as english } from '@longmall/translations/en-us/console.ts'
import { createTranslate, type TranslationTable } from '@longmall/translations/translate.ts'
import { createQueryClient } from '@longmall/web/call/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '../shell/language.tsx'
import { CodeForm } from './code-form.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

type EnglishTable = TranslationTable<typeof english>
const loadTable = async (language: Language): Promise<EnglishTable> =>
  ((await import(`../../../translations/${language}/console.ts`)) as { console: EnglishTable }).console

/** What a screen shows before anything is pressed, as text of its page. */
async function renderText(language: Language, children: ReactElement): Promise<string> {
  const first = { language, t: createTranslate(await loadTable(language), language), locale: {} as never }
  const client = createQueryClient({ call: async () => undefined, defaults: {} })
  const buttons = { button: { autoInsertSpace: false } }
  const inside = createElement(QueryClientProvider, { client }, createElement(ConfigProvider, buttons, children))
  const page = createElement(LanguageProvider, { first }, inside)
  return renderToString(page).replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const otpauth = `otpauth://totp/Longmall%20Console:ann%40shop.example?issuer=Longmall%20Console&secret=${secret}`
const offer = { ticket: 'x'.repeat(43), expires_at: '2026-11-21T00:00:00.000Z', secret, otpauth }
const none = () => undefined

describe.each(languages)('the second factor in %s', (language) => {
  test('IDN-12 is set up by a picture and by a key that can be typed', async () => {
    const [t, text] = [await loadTable(language), await renderText(language, createElement(EnrolForm, { offer, onDone: none }))]
    for (const key of ['enrol_title', 'enrol_lead', 'enrol_key', 'qr_label', 'code'] as const) expect(text).toContain(t[key])
    expect(text).toContain('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')
    expect(text).toContain('autoComplete="one-time-code"')
  })

  test('IDN-12 is requested with an alternative beside it, and the recovery codes are all shown', async () => {
    const t = await loadTable(language)
    const codeForm = await renderText(language, createElement(CodeForm, { ticket: offer.ticket, onDone: none }))
    for (const key of ['code_lead', 'continue', 'use_recovery'] as const) expect(codeForm).toContain(t[key])
    const codes = Array.from({ length: 10 }, (_, n) => `abcd${'abcdefghij'[n]}-fghij`)
    const recoveryCodes = await renderText(language, createElement(RecoveryCodes, { codes, onConfirmed: none }))
    for (const text of [...codes, t.recovery_title, t.recovery_note, t.recovery_saved]) expect(recoveryCodes).toContain(text)
  })

  test('IDN-12 has its place in the own account, beside the open sessions', async () => {
    const t = await loadTable(language)
    expect(await renderText(language, createElement(SecondFactorCard))).toContain(t.second_factor)
    const sessions = await renderText(language, createElement(SessionsCard))
    for (const key of ['sessions', 'session_started', 'session_last_active', 'session_address', 'end_other_sessions'] as const)
      expect(sessions).toContain(t[key])
  })
})

test('IDN-12 the picture has every dark module of the QR code at its place, and a quiet zone', () => {
  const drawn = renderToString(createElement(QrCode, { text: otpauth, label: 'QR' }))
  const { size, data } = encode(otpauth, { border: 2 })
  const dark = new Set(drawn.match(/M\d+ \d+h1v1h-1z/g))
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  expect([...dark].toSorted()).toEqual(path.toSorted())
  expect(drawn).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect([...dark].some((module) => /^M[01] |^M\d+ [01]h/.test(module))).toBe(false)
})
