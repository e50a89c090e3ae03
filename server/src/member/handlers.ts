import type { member } from '@longmall/contract/member.ts'
import type { Handlers } from '../kernel/context.ts'
import { addAddress } from './add-address.ts'
import { changeAddress } from './change-address.ts'
import { startMemberExport } from './export/member-export.ts'
import { findAddress } from './find-address.ts'
import { freezeMember } from './staff/freeze-member.ts'
import { listMembers } from './staff/list-members.ts'
import { viewContact } from './staff/view-contact.ts'
import { viewRecord } from './staff/view-record.ts'
import { listLevels, saveLevel } from './level/save-level.ts'
import { viewLevelProgress, viewMemberLevel } from './level/views.ts'
import { changeEmail, sendEmailCode } from './profile/change-email.ts'
import { changeMobile, sendMobileCode } from './profile/change-mobile.ts'
import { changeProfile } from './profile/change-profile.ts'
import { viewProfile } from './profile/view-profile.ts'
import { removeAddress } from './remove-address.ts'
import { listTags } from './tags/list-tags.ts'
import { removeTag, saveTag } from './tags/save-tag.ts'
import { tagMembers } from './tags/tag-members.ts'
import { viewLevels } from './view-levels.ts'
import { listAddresses, viewCentre, viewMember } from './views.ts'

export const memberHandlers: Handlers<typeof member> = {
  view: viewMember,
  centre: viewCentre,
  profile: viewProfile,
  change_profile: changeProfile,
  send_email_code: sendEmailCode,
  change_email: changeEmail,
  send_mobile_code: sendMobileCode,
  change_mobile: changeMobile,
  levels: viewLevels,
  level_progress: viewLevelProgress,
  view_level: viewMemberLevel,
  list_addresses: listAddresses,
  view_address: (context, { address_id }) => findAddress(context, address_id),
  add_address: addAddress,
  change_address: changeAddress,
  remove_address: removeAddress,
  list_members: listMembers,
  view_member: viewRecord,
  view_contact: viewContact,
  list_levels: listLevels,
  save_level: saveLevel,
  list_tags: listTags,
  save_tag: saveTag,
  remove_tag: removeTag,
  tag_members: tagMembers,
  export_all: startMemberExport,
  freeze: (context, input) => freezeMember(context, input, true),
  unfreeze: (context, input) => freezeMember(context, input, false),
}
