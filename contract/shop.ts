import * as z from 'zod/mini'
import { CodeDigits } from './code.ts'
import { Email, Flag, Language, Pattern, Rows, Secret, Text, Timestamp, Token } from './fields.ts'
import { NewPassword } from './identity.ts'
import { operation } from './operation.ts'
import { RecoveryCode, StaffSession, TotpOffer } from './staff.ts'

/** ISO 4217. */
export const CurrencyCode = Pattern(/^[A-Z]{3}$/, 3)
/** ISO 3166-1. */
export const CountryCode = Pattern(/^[A-Z]{2}$/, 2)

/** What a shop may be set up with; `currency` of a country is what is suggested there. */
export const ShopChoices = z.object({
  countries: Rows(z.object({ country: CountryCode, currency: CurrencyCode })),
  currencies: Rows(CurrencyCode),
})
export type ShopChoices = z.output<typeof ShopChoices>

/** What a shop needs before it is opened, in the order in which the console lists it. */
export const openingSteps = ['payment', 'mail', 'carriers', 'freight', 'return_address', 'legal', 'goods', 'sms', 'coins'] as const
export const OpeningStep = z.enum(openingSteps)
export type OpeningStep = z.output<typeof OpeningStep>

export const Shop = z.object({
  currency: CurrencyCode,
  /** Orders or payments exist: the currency stays. */
  is_currency_fixed: Flag,
  currencies: Rows(CurrencyCode),
  country: CountryCode,
  is_demo: Flag,
  set_up_at: z.nullable(Timestamp),
  opened_at: z.nullable(Timestamp),
})
export type Shop = z.output<typeof Shop>

export const Checklist = z.object({
  is_demo: Flag,
  opened_at: z.nullable(Timestamp),
  lines: Rows(z.object({ line: OpeningStep, is_done: Flag, is_required: Flag })),
})
export type Checklist = z.output<typeof Checklist>

const setUpRefusals = ['shop.set_up_done', 'shop.set_up_unknown'] as const
/** Before there is an owner: without a session, in the closed shop. */
const atSetUp = { open_when_closed: true, sealed: 'never', kind: 'non_transactional', access: { who: 'all' }, rate: 'log_in' } as const
const manage = { who: 'staff', permission: 'shop.manage' } as const

export const shop = {
  check_set_up: operation({
    path: 'shop/check_set_up',
    ...atSetUp,
    summary: 'Whether a set-up address is valid, and the choices of the set-up',
    refusals: setUpRefusals,
    input: z.object({ set_up_key: Token }),
    output: ShopChoices,
  }),
  offer_totp: operation({
    path: 'shop/offer_totp',
    ...atSetUp,
    summary: 'The secret of the owner’s authenticator, the same for the set-up address',
    refusals: setUpRefusals,
    input: z.object({ set_up_key: Token, email_address: Email }),
    output: z.pick(TotpOffer, { secret: true, otpauth: true }),
  }),
  set_up: operation({
    path: 'shop/set_up',
    ...atSetUp,
    summary: 'Creates the owner with a second factor, and sets the shop’s name, language, currency, time zone, country and return address',
    refusals: setUpRefusals,
    input: z.object({
      set_up_key: Token,
      email_address: Email,
      name: Text(60),
      password: NewPassword,
      password_again: Secret(1, 64),
      code: CodeDigits,
      store_name: z.partialRecord(Language, Text(80)),
      shop_language: Language,
      currency: CurrencyCode,
      time_zone: Text(60),
      country: CountryCode,
      return_address: Text(500),
    }),
    output: z.extend(StaffSession, { recovery_codes: Rows(RecoveryCode) }),
  }),
  view: operation({
    path: 'shop/view',
    kind: 'query',
    access: manage,
    summary: 'The shop: its currency, and since when it has an owner and is open',
    input: z.object({}),
    output: Shop,
  }),
  change_currency: operation({
    path: 'shop/change_currency',
    kind: 'command',
    access: manage,
    summary: 'Changes the currency in which prices are shown, before the first order',
    refusals: ['shop.currency_fixed'],
    input: z.object({ currency: CurrencyCode }),
    output: z.object({ currency: CurrencyCode }),
  }),
  checklist: operation({
    path: 'shop/checklist',
    kind: 'query',
    access: { who: 'staff', permission: 'shop.view' },
    summary: 'Requirements of opening the shop, met and missing',
    input: z.object({}),
    output: Checklist,
  }),
  open: operation({
    path: 'shop/open',
    kind: 'command',
    access: manage,
    summary: 'Opens the shop to shoppers when all requirements are met; it cannot be undone',
    refusals: ['shop.not_ready', 'shop.demo_opened'],
    input: z.object({}),
    output: z.object({ opened_at: Timestamp }),
  }),
}
