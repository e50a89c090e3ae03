import { type RawSearch, readChoice } from '../../shell/search.ts'

/** Editable fields of the profile, each with its own screen. */
export const profileFields = ['nickname', 'real_name', 'gender', 'birthday', 'region', 'email', 'mobile', 'password'] as const
export type ProfileField = (typeof profileFields)[number]

export const readProfileField = (raw: RawSearch) => ({ field: readChoice(raw.field, profileFields) })
