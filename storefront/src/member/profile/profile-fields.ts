import { type RawSearch, readChoice } from '../../shell/search.ts'

/** What a member may change of their profile, each on a screen of its own. */
export const profileFields = ['nickname', 'real_name', 'gender', 'birthday', 'region', 'email', 'mobile', 'password'] as const
export type ProfileField = (typeof profileFields)[number]

export const readProfileField = (raw: RawSearch) => ({ field: readChoice(raw.field, profileFields) })
