import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { shop as contract } from '@longmall/contract/shop.ts'
import { sql } from 'kysely'
import { withHasher } from '../../identity/hash-password.ts'
import { knownCaller } from '../../identity/hash-queue.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { audit } from '../../kernel/security/audit.ts'
import { WrongFields, type FieldError } from '../../kernel/refusal.ts'
import { hashOfToken } from '../../kernel/security/session.ts'
import { languageSettings } from '../../kernel/store-language.ts'
import { nameSettings } from '../../kernel/store-name.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { refundSettings } from '../../refund/settings.ts'
import { checkValue } from '../../setting/check-value.ts'
import { readStoredSettings } from '../../setting/queries.ts'
import { writeSettings } from '../../setting/write-settings.ts'
import { makeOwner } from '../../staff/people/make-owner.ts'
import { stepOfCode } from '../../staff/totp/totp.ts'
import { isCountry, isCurrency } from '../currencies.ts'
import { shopSettings } from '../settings.ts'
import { findOffer } from './find-offer.ts'

type Input = InputOf<typeof contract.set_up>

/**
 * Creates the owner, with the second factor and a session, and applies the set-up, in one transaction. The address is used up; a second
 * use is refused `shop.set_up_done`, and `shop.set_up_unknown` as in `findOffer`.
 */
export async function setUp(context: Context, input: Input): Promise<OutputOf<typeof contract.set_up>> {
  // Before the password is hashed: a stranger costs no more than a read.
  checkFields(input, await findOffer(context, input.set_up_key))
  const hash = await withHasher((hasher) => hasher.hash(input.password), knownCaller)
  const made = await context.transaction(async (inner) => {
    const secret = await findOffer(inner, input.set_up_key, true)
    const step = checkFields(input, secret)
    const { db } = inner
    await sql`
      update shop set currency = ${input.currency}, set_up_at = clock_timestamp(), set_up_hash = null, set_up_totp = null`.execute(db)
    const { email_address: email, name } = input
    const owner = await makeOwner(inner, { email, name, hash, secret, step })
    await writeShop(inner, owner.staff.staff_id, owner.token, input)
    return owner
  })
  await context.site.shared.refresh()
  return made
}

/** What the contract alone cannot tell; answers the step of the authenticator's code. Refuses all wrong fields at once, by name. */
function checkFields(input: Input, secret: Buffer): number {
  const fieldErrors: Record<string, FieldError> = {}
  const addError = (name: string, key: FieldError['key']) => (fieldErrors[name] = { key, params: {} })
  if (input.password !== input.password_again) addError('password_again', 'identity.passwords_differ')
  if (input.store_name[input.shop_language] === undefined) addError(`store_name.${input.shop_language}`, 'field.required')
  if (!isCurrency(input.currency)) addError('currency', 'shop.currency_unknown')
  if (!isCountry(input.country)) addError('country', 'field.choice')
  if ('fieldErrors' in checkValue(zoneSettings.time_zone, input.time_zone)) addError('time_zone', 'field.choice')
  const step = stepOfCode(secret, input.code)
  if (step === null) addError('code', 'code.wrong')
  if (Object.keys(fieldErrors).length) throw new WrongFields(fieldErrors)
  return step!
}

async function writeShop(context: Context, staff_id: number, token: string, input: Input): Promise<void> {
  const actor: StaffActor = { kind: 'staff', staff_id, role: 'owner', permissions: ['*'], session_hash: hashOfToken(token) }
  const asOwner = { ...context, actor } as Context<StaffActor>
  const values = [
    { setting: nameSettings.store_name, value: input.store_name },
    { setting: languageSettings.language, value: input.shop_language },
    { setting: zoneSettings.time_zone, value: input.time_zone },
    { setting: shopSettings.country, value: input.country },
    { setting: refundSettings.return_address, value: input.return_address },
  ]
  const stored = await readStoredSettings(
    context.db,
    values.map(({ setting }) => setting.key),
    true,
  )
  await writeSettings(
    asOwner,
    values.map((one) => ({ ...one, version: stored.get(one.setting.key)?.version ?? 0 })),
    { requested_by: staff_id, approved_by: null, reason: '' },
  )
  await audit(asOwner, { subject: 'shop 1', before: null, after: { currency: input.currency } })
}
