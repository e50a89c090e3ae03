import type { PickupPlace } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Context } from '../../kernel/context.ts'
import { orderSettings } from '../settings.ts'

const said = (words: Partial<Record<Language, string>> | undefined, language: Language) => words?.[language] ?? words?.['en-us'] ?? ''

/** Stores where orders are fetched, in the caller's language. */
export const pickupPlaces = ({ setting, language }: Pick<Context, 'setting' | 'language'>): PickupPlace[] =>
  setting(orderSettings.pickup_places).map(({ key, name, address, hours, mobile }) => ({
    key,
    name: said(name, language),
    address: said(address, language),
    hours: said(hours, language),
    mobile: mobile ?? '',
  }))

/** One of them; null when it is no more. */
export const findPickupPlace = (context: Pick<Context, 'setting' | 'language'>, key: string | null): PickupPlace | null =>
  pickupPlaces(context).find((one) => one.key === key) ?? null
