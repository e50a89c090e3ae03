import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { App, Typography } from 'antd'
import { ActionButton } from '../shell/form/action-button.tsx'
import type { Field } from '../shell/form/field.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { MembersField } from './members-field.tsx'

/** The actions of a coupon: edit, issue to members, generate codes, end. */
export function CouponActions({ coupon }: { coupon: StaffCoupon }) {
  const t = useTranslations('coupon')
  const tCommon = useTranslations()
  const { count } = useFormat()
  const { modal } = App.useApp()
  const { coupon_id, version, claimed, is_on, claim_method } = coupon
  const members: Field<'coupon/grant'> = {
    kind: 'custom',
    name: 'member_ids',
    label: t('members'),
    isRequired: true,
    render: (control) => <MembersField {...control} />,
  }
  const codes: Field<'coupon/make_codes'> = {
    kind: 'number',
    name: 'count',
    label: t('codes_count'),
    isRequired: true,
    minimum: 1,
    maximum: 1000,
  }
  const showCodes = (made: readonly string[]) =>
    void modal.success({
      title: t('codes_made', { count: count(made.length) }),
      width: 560,
      content: (
        <Typography.Paragraph copyable={{ text: made.join('\n') }} style={{ maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-line' }}>
          {made.join('\n')}
        </Typography.Paragraph>
      ),
    })
  return (
    <>
      <CouponDrawer coupon={coupon} label={tCommon('edit')} />
      <ActionButton
        command="coupon/grant"
        input={{ coupon_id }}
        label={t('grant')}
        type="link"
        question={t('confirm_grant')}
        fields={[members]}
        onDone={({ granted, skipped }) =>
          void modal.info({
            title: t('granted', { count: count(granted) }),
            content: skipped.length ? t('skipped', { count: count(skipped.length) }) : null,
          })
        }
      />
      {claim_method === 'code' && (
        <ActionButton
          command="coupon/make_codes"
          input={{ coupon_id }}
          label={t('make_codes')}
          type="link"
          question={t('confirm_codes')}
          fields={[codes]}
          onDone={(answer) => showCodes(answer.codes)}
        />
      )}
      {is_on && (
        <ActionButton
          command="coupon/end"
          input={{ coupon_id, version }}
          label={t('end')}
          type="link"
          question={t('confirm_end', { claimed: count(claimed) })}
          isDanger
        />
      )}
    </>
  )
}
