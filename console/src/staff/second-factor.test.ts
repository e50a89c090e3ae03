import { type Language, languages } from '@longmall/contract/fields.ts'
import type { console as english } from '@longmall/phrases/en-us/console.ts'
import { createSay, type Phrases } from '@longmall/phrases/phrases.ts'
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

type Words = Phrases<typeof english>
const wordsOf = async (language: Language): Promise<Words> =>
  ((await import(`../../../phrases/${language}/console.ts`)) as { console: Words }).console

/** What a screen shows before anything is pressed, as text of its page. */
async function shown(language: Language, children: ReactElement): Promise<string> {
  const first = { language, say: createSay(await wordsOf(language), language), locale: {} as never }
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
    const [say, text] = [await wordsOf(language), await shown(language, createElement(EnrolForm, { offer, onDone: none }))]
    for (const key of ['enrol_title', 'enrol_lead', 'enrol_key', 'qr_label', 'code'] as const) expect(text).toContain(say[key])
    expect(text).toContain('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')
    expect(text).toContain('autoComplete="one-time-code"')
  })

  test('IDN-12 is asked for with another way beside it, and the recovery codes are all shown', async () => {
    const say = await wordsOf(language)
    const asked = await shown(language, createElement(CodeForm, { ticket: offer.ticket, onDone: none }))
    for (const key of ['code_lead', 'go_on', 'use_recovery'] as const) expect(asked).toContain(say[key])
    const codes = Array.from({ length: 10 }, (_, n) => `abcd${'abcdefghij'[n]}-fghij`)
    const kept = await shown(language, createElement(RecoveryCodes, { codes, onKept: none }))
    for (const words of [...codes, say.recovery_title, say.recovery_note, say.recovery_kept]) expect(kept).toContain(words)
  })

  test('IDN-12 has its place in the own account, beside the open sessions', async () => {
    const say = await wordsOf(language)
    expect(await shown(language, createElement(SecondFactorCard))).toContain(say.second_factor)
    const sessions = await shown(language, createElement(SessionsCard))
    for (const key of ['sessions', 'session_began', 'session_seen', 'session_address', 'end_others'] as const)
      expect(sessions).toContain(say[key])
  })
})

test('IDN-12 the picture has every dark module of the QR code at its place, and a quiet zone', () => {
  const drawn = renderToString(createElement(QrCode, { text: otpauth, label: 'QR' }))
  const { size, data } = encode(otpauth, { border: 2 })
  const dark = new Set(drawn.match(/M\d+ \d+h1v1h-1z/g))
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  expect([...dark].toSorted()).toEqual(wanted.toSorted())
  expect(drawn).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect([...dark].some((module) => /^M[01] |^M\d+ [01]h/.test(module))).toBe(false)
})
