import type { StaffStore } from '@longmall/contract/store.ts'
import { Descriptions, Flex } from 'antd'
import { MembersField } from '../coupons/members-field.tsx'
import { MemberLink } from '../shell/display/member-link.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import type { Field } from '../shell/form/field.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { textsIn } from './texts-in.ts'

/** Expanded row of a store: its clerks, closed days, and location. */
export function StoreFacts({ store }: { store: StaffStore }) {
  const t = useTranslations('store')
  const { language } = useConsoleLanguage()
  const { day } = useFormat()
  const { closed_days, texts } = store
  const { name, note } = textsIn(texts, language)
  const facts = [
    {
      key: 'clerks',
      label: t('clerks'),
      children: <Clerks store={store} name={name} />,
    },
    { key: 'closed_days', label: t('closed_days'), children: closed_days.map((one) => day(one)).join(', ') || '–' },
    { key: 'note', label: t('note'), children: note || '–' },
  ]
  return (
    <Flex gap={24} wrap align="start">
      <Descriptions size="small" column={1} style={{ flex: '1 1 320px', maxWidth: 560 }} items={facts} />
      <StoreMap store={store} name={name} />
    </Flex>
  )
}

/** The clerks of the store; more can be added, and each removed. */
function Clerks({ store: { branch_id, clerks }, name }: { store: StaffStore; name: string }) {
  const t = useTranslations('store')
  const members: Field<'store/add_clerks'> = {
    kind: 'custom',
    name: 'member_ids',
    label: t('clerks'),
    isRequired: true,
    render: (control) => <MembersField {...control} />,
  }
  return (
    <Flex vertical gap={4} align="start">
      {clerks.length === 0 && t('no_clerks')}
      {clerks.map(({ member_id, account }) => (
        <span key={member_id}>
          <MemberLink member_id={member_id}>{account}</MemberLink>
          <ActionButton
            command="store/remove_clerk"
            input={{ branch_id, member_id }}
            label={t('remove_clerk')}
            type="link"
            question={t('end_clerk_confirm', { account, name })}
            isDanger
          />
        </span>
      ))}
      <ActionButton
        command="store/add_clerks"
        input={{ branch_id }}
        label={t('add_clerks')}
        question={t('add_clerks_confirm', { name })}
        fields={[members]}
      />
    </Flex>
  )
}

/** The map of the shop itself at the store, its pin set. */
function StoreMap({ store: { latitude, longitude }, name }: { store: StaffStore; name: string }) {
  const t = useTranslations('store')
  if (latitude === null || longitude === null) return null
  const address = `/open-location?${new URLSearchParams({ latitude, longitude, label: name }).toString()}`
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, which requests tiles from its own server */}
      <iframe
        title={t('map_title', { name })}
        src={address}
        loading="lazy"
        style={{ width: 360, maxWidth: '100%', height: 320, border: '1px solid #e9e9ef', borderRadius: 8 }}
      />
    </>
  )
}
