import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { shop } from '@longmall/contract/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { describeSecret } from '../../staff/totp/totp.ts'
import { shopChoices } from '../currencies.ts'
import { findOffer } from './find-offer.ts'

/** The options of setting a shop up, for a holder of the address. Refuses as `findOffer`. */
export async function checkSetUp(
  context: Context,
  { set_up_key }: InputOf<typeof shop.check_set_up>,
): Promise<OutputOf<typeof shop.check_set_up>> {
  await findOffer(context, set_up_key)
  return shopChoices()
}

/** The owner's authenticator: its secret is that of the address, so that a page that is loaded again shows no other. Refuses as `findOffer`. */
export async function offerTotp(
  context: Context,
  { set_up_key, email_address }: InputOf<typeof shop.offer_totp>,
): Promise<OutputOf<typeof shop.offer_totp>> {
  return describeSecret(await findOffer(context, set_up_key), email_address)
}
