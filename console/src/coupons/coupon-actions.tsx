import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { App, Typography } from 'antd'
import { ActionButton } from '../shell/form/action-button.tsx'
import type { Field } from '../shell/form/field.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { MembersField } from './members-field.tsx'

/** What can be done with a coupon: edited, given to members, codes made of it, ended. */
export function CouponActions({ coupon }: { coupon: StaffCoupon }) {
  const say = useWords('coupon')
  const common = useWords()
  const { count } = useFormat()
  const { modal } = App.useApp()
  const { coupon_id, version, claimed, is_on, how } = coupon
  const members: Field<'coupon/give'> = {
    kind: 'custom',
    name: 'member_ids',
    label: say('members'),
    isRequired: true,
    render: (control) => <MembersField {...control} />,
  }
  const codes: Field<'coupon/make_codes'> = {
    kind: 'number',
    name: 'count',
    label: say('codes_count'),
    isRequired: true,
    minimum: 1,
    maximum: 1000,
  }
  const showCodes = (made: readonly string[]) =>
    void modal.success({
      title: say('codes_made', { count: count(made.length) }),
      width: 560,
      content: (
        <Typography.Paragraph copyable={{ text: made.join('\n') }} style={{ maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-line' }}>
          {made.join('\n')}
        </Typography.Paragraph>
      ),
    })
  return (
    <>
      <CouponDrawer coupon={coupon} label={common('edit')} />
      <ActionButton
        command="coupon/give"
        input={{ coupon_id }}
        label={say('give')}
        type="link"
        asks={say('asks_give')}
        fields={[members]}
        onDone={({ given, left_out }) =>
          void modal.info({
            title: say('given', { count: count(given) }),
            content: left_out.length ? say('left_out', { count: count(left_out.length) }) : null,
          })
        }
      />
      {how === 'code' && (
        <ActionButton
          command="coupon/make_codes"
          input={{ coupon_id }}
          label={say('make_codes')}
          type="link"
          asks={say('asks_codes')}
          fields={[codes]}
          onDone={(answer) => showCodes(answer.codes)}
        />
      )}
      {is_on && (
        <ActionButton
          command="coupon/end"
          input={{ coupon_id, version }}
          label={say('end')}
          type="link"
          asks={say('asks_end', { claimed: count(claimed) })}
          isDanger
        />
      )}
    </>
  )
}
