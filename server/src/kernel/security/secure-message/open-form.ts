import { unsealedFields, sealField, sealedPathOf, type SecurityOption } from '@longmall/contract/sealed.ts'
import type { Operation } from '@longmall/contract/operation.ts'
import type { Actor, Site } from '../../context.ts'
import type { RawForm } from '../../http/decode.ts'
import { Refusal } from '../../refusal.ts'
import { readSetting } from '../../settings.ts'
import { openMessage } from './open-message.ts'
import { securitySettings } from './settings.ts'

/** The fields of a call, opened where they came sealed. */
export interface CallForm extends RawForm {
  /** The security option of the fields; 0 for plain. */
  option: SecurityOption
  /** The key's name. */
  kid: string | null
  /** Under option 2: the session that the key was made for; null for a visitor's. */
  session_hash: Buffer | null
}

/** The required security option of calls: `asked` is the operator's setting. */
export type Sealing = 'asked' | NonNullable<Operation['sealed']>

export const sealingOf = ({ sealed, access }: Operation): Sealing => sealed ?? (access.who === 'staff' ? 'never' : 'asked')

export const plainForm = (form: RawForm): CallForm => ({ ...form, option: 0, kid: null, session_hash: null })

/**
 * Decrypts the fields of a POST to `pathname` when they are sealed; null for a GET, whose address would be logged on its way. Refuses
 * `session.option_required {option}` for a call with another option than the setting requires, and as `openMessage` does.
 */
export async function openForm(site: Site, pathname: string | null, sealing: Sealing, form: RawForm): Promise<CallForm> {
  if (sealing === 'never') return plainForm(form)
  const message = form.own[sealField]
  if (pathname === null || message === undefined) {
    checkSecurityOption(site, 0)
    return plainForm(form)
  }
  const { form: sealed, ...opened } = await openMessage(site, message, sealedPathOf(pathname))
  if (sealing === 'asked') checkSecurityOption(site, opened.option)
  if (!hasOnlySeal(opened.option, form, sealed)) throw new Refusal('session.message_invalid')
  return { ...sealed, ...opened }
}

/** Refuses `session.option_required` when the setting requires another option; without one any is accepted. */
export function checkSecurityOption({ shared }: Site, option: SecurityOption): void {
  const required = readSetting(shared.settings, securitySettings.security_option)
  if (required !== 0 && required !== option) throw new Refusal('session.option_required', { option: required })
}

/** No plain fields beside a sealed message, except the kind of app under option 1, which is sealed too. */
function hasOnlySeal(option: SecurityOption, { common, own }: RawForm, sealed: RawForm): boolean {
  const beside = option === 1 ? unsealedFields : []
  return (
    Object.keys(own).length === 1 &&
    Object.keys(common).length === beside.length &&
    beside.every((name) => common[name] !== undefined && common[name] === sealed.common[name])
  )
}

/** A member's call under option 2 must come by a key of the same session; refuses `session.key_unknown`, so that a new one is made. */
export function checkKeyOwner({ option, kid, session_hash }: CallForm, actor: Actor): void {
  if (option === 2 && actor.kind === 'member' && !session_hash?.equals(actor.session_hash))
    throw new Refusal('session.key_unknown', { kid })
}
