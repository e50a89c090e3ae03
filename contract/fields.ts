import * as z from 'zod/mini'
import type { RefusalCode } from './errors.ts'
import { unitScale, type UnitCode } from './units.ts'

// The only place with bare string and number schemas: every field of the contract is one of these.

// NUL and halves of surrogate pairs are no characters to a database.
const clean = (text: string) => !text.includes('\u0000') && text.isWellFormed() && text === text.normalize('NFC') && text === text.trim()

/** Words of a person: 1 to `max` characters, trimmed, NFC, whole characters without NUL. */
export const Text = (max: number, min = 1) =>
  // Too long a text is looked at no further: to normalise long runs of accents takes seconds.
  z.string().check(z.minLength(min), z.maxLength(max, { abort: true }), z.refine(clean, { error: 'text_form' }))

/** Text that may be left empty. */
export const OptionalText = (max: number) => Text(max, 0)

/** Text of one form; `messageKey` is the message for any other text, where the general one is too vague. */
export const Pattern = (pattern: RegExp, max: number, messageKey?: RefusalCode) =>
  z.string().check(z.maxLength(max), z.regex(pattern, messageKey && { error: messageKey }))

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
/** A value of any shape as JSON, where what it may be is known to the server alone, as of a setting. */
export const JsonText = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max, { abort: true }), z.refine(isJson, { error: 'format' }))

/** A secret as typed: neither trimmed nor normalised. */
export const Secret = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max))

/** A region code of the country's own list, such as `CN-440305`; the country alone where there is no list. */
export const Region = Pattern(/^[A-Z]{2,5}(-[A-Z0-9]{1,8})?$/, 16)

export const Id = z.int().check(z.minimum(1), z.maximum(2147483647))
export const Uuid = z.uuid()
export const Quantity = z.int().check(z.minimum(1), z.maximum(9999))
export const Count = z.int().check(z.minimum(0))
export const Integer = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum))
export const Flag = z.boolean()

/** An amount of a unit as a decimal string, such as "12.50"; never a float. `signed` allows a minus. */
export const Amount = (unit: UnitCode, signed = false) => {
  const decimals = unitScale[unit]
  const fraction = decimals === 0 ? '' : `(\\.\\d{1,${decimals}})?`
  return z
    .string()
    .check(
      z.maxLength(20),
      z.regex(new RegExp(`^${signed ? '-?' : ''}(0|[1-9]\\d{0,14})${fraction}$`), { error: 'field.amount' satisfies RefusalCode }),
    )
}
export const Money = Amount('MONEY')
export const SignedMoney = Amount('MONEY', true)

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime({ precision: 3 })
/** A day of the store's zone, `2026-11-21`; the calendar begins with the year 1. */
export const Day = z.iso.date().check(z.refine((day) => day > '0001', { error: 'format' }))

/** An address inside the site or on an allowed host, as shown in `src` and `href`. */
export const Address = z.string().check(z.maxLength(2000))
/** A small picture within the answer itself, `data:image/webp;base64,…`. */
export const DataAddress = Pattern(/^data:image\/[a-z+]+;base64,[\w+/=]+$/, 100_000)
export const Email = z.email({ error: 'field.email' satisfies RefusalCode }).check(z.maxLength(254))
export const Token = Pattern(/^[\w-]{43}$/, 43)
/** An opaque place in a list, as the list itself gave it. */
export const Cursor = Pattern(/^[\w-]{1,300}$/, 300)
export const Rows = <Row extends z.ZodMiniType>(row: Row) => z.array(row)
/** At most `max` items that a client sends. */
export const Many = <Item extends z.ZodMiniType>(item: Item, max: number) => z.array(item).check(z.minLength(1), z.maxLength(max))

/** A page of a list: rows, and the cursor of the next page when there is one. */
export const PageOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ list: z.array(row), next: z.nullable(Cursor) })
export const PageInput = { cursor: z.optional(Cursor), page_size: z.optional(Integer(1, 50)) }

/** What a list can be sorted by, each both ways: `amount` is the smallest first, `-amount` the largest. */
export const Sorted = <const Names extends readonly string[]>(...names: Names) =>
  z.optional(z.enum(names.flatMap((name) => [name, `-${name}`]) as unknown as readonly (Names[number] | `-${Names[number]}`)[]))

export const languages = ['en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my'] as const
export const Language = z.enum(languages)
export type Language = z.output<typeof Language>

export const themes = ['default', 'blue', 'green', 'pink', 'golden'] as const
export const Theme = z.enum(themes)
export type Theme = z.output<typeof Theme>

/** Fields of every call (§7); an operation's own input never uses these names. */
export const commonFields = [
  'app_type',
  'app_type_name',
  'customer_id',
  'email',
  'token',
  'store_id',
  'language',
  'request_key',
  'visitor',
] as const
