import type { member, Profile } from '@longmall/contract/member.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { releaseUpload, useUpload } from '../../media/use-upload.ts'
import '../events.ts'
import { checkBirthday, checkName } from './rules.ts'
import { viewProfile } from './view-profile.ts'

type Changes = InputOf<typeof member.change_profile>

/**
 * Changes the fields that are given; an empty real name or region is taken away (IDN-09).
 * Refuses `member.same_nickname`, `member.birthday_future`, `member.avatar_unknown`.
 */
export async function changeProfile(context: Context<MemberActor>, changes: Changes): Promise<Profile> {
  const { db, actor } = context
  const before = await db
    .selectFrom('member')
    .select(['nickname', 'avatar'])
    .where('id', '=', actor.member_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  checkChanges(context, before.nickname, changes)
  await changeAvatar(context, before.avatar, changes.avatar)
  const { nickname, real_name, gender, birthday, region, preferred_language, avatar } = changes
  // Given by the id, so that a change of nothing is one too.
  await db
    .updateTable('member')
    .set({
      id: actor.member_id,
      nickname,
      real_name: emptyToNull(real_name),
      gender,
      birthday,
      region: emptyToNull(region),
      language: preferred_language,
      avatar,
    })
    .where('id', '=', actor.member_id)
    .execute()
  const profile = await viewProfile(context)
  const is_complete = profile.avatar !== null && profile.birthday !== null
  await emit(context, 'member.profile_changed', { member_id: actor.member_id, is_complete })
  return profile
}

const emptyToNull = (text: string | undefined) => (text === '' ? null : text)

function checkChanges({ now, setting }: Context, nickname: string, changes: Changes): void {
  if (changes.nickname !== undefined) checkName('nickname', changes.nickname)
  if (changes.nickname === nickname) throw new Refusal('member.same_nickname')
  if (changes.real_name !== undefined) checkName('real_name', changes.real_name)
  if (changes.birthday !== undefined) checkBirthday(changes.birthday, dayIn(setting(zoneSettings.time_zone), now))
}

async function changeAvatar(context: Context<MemberActor>, before: string | null, avatar: string | undefined): Promise<void> {
  if (avatar === undefined || avatar === before) return
  if (!(await useUpload(context, avatar, 'avatar'))) throw new Refusal('member.avatar_unknown')
  if (before) await releaseUpload(context, before)
}
