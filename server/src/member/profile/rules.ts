import { Refusal, wrongField } from '../../kernel/refusal.ts'

// Marks that draw nothing, or turn the words around them; joiners belong to emoji and to some scripts.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu
const joiners = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu

/** A name is of characters that show: what is left without them must not be empty, and must be all of it. */
export function checkName(field: 'nickname' | 'real_name', name: string): void {
  const plain = name.replace(joiners, '')
  const shown = plain.replace(invisible, '')
  if (name !== '' && shown.trim() === '') throw wrongField(field, 'field.required')
  if (shown !== plain) throw wrongField(field, 'field.text_form')
}

/** A birthday from 1900 until `today` (§5), both as `2026-11-21`. Refuses `member.birthday_future`. */
export function checkBirthday(birthday: string, today: string): void {
  if (birthday < '1900-01-01') throw wrongField('birthday', 'member.birthday_early')
  if (birthday > today) throw new Refusal('member.birthday_future')
}
