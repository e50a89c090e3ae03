import { App } from 'antd'
import { MembersField } from '../coupons/members-field.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import type { Field } from '../shell/form/field.ts'
import { useTranslations } from '../shell/language.tsx'

/** Issues a gift to members manually, and shows who was skipped. */
export function IssueGift() {
  const t = useTranslations('gift')
  const { count } = useFormat()
  const { modal } = App.useApp()
  const fields: Field<'gift/grant'>[] = [
    { kind: 'custom', name: 'member_ids', label: t('members'), isRequired: true, render: (control) => <MembersField {...control} /> },
    { kind: 'sku', name: 'sku_id', label: t('sku'), isRequired: true },
    { kind: 'number', name: 'quantity', label: t('quantity'), isRequired: true, minimum: 1, maximum: 99 },
    { kind: 'number', name: 'days', label: t('days'), help: t('days_help'), isRequired: true, minimum: 1, maximum: 3650 },
  ]
  return (
    <ActionButton
      command="gift/grant"
      input={{}}
      label={t('grant')}
      question={t('confirm_grant')}
      fields={fields}
      initial={{ quantity: 1, days: 30 }}
      onDone={({ granted, skipped }) =>
        void modal.info({
          title: t('granted_now', { count: count(granted) }),
          content: skipped.length ? t('skipped', { count: count(skipped.length) }) : null,
        })
      }
    />
  )
}
