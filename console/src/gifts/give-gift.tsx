import { App } from 'antd'
import { MembersField } from '../coupons/members-field.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import type { Field } from '../shell/form/field.ts'
import { useWords } from '../shell/language.tsx'

/** Gives members a gift by hand, and says who was left out. */
export function GiveGift() {
  const say = useWords('gift')
  const { count } = useFormat()
  const { modal } = App.useApp()
  const fields: Field<'gift/give'>[] = [
    { kind: 'custom', name: 'member_ids', label: say('members'), isRequired: true, render: (control) => <MembersField {...control} /> },
    { kind: 'sku', name: 'sku_id', label: say('sku'), isRequired: true },
    { kind: 'number', name: 'quantity', label: say('quantity'), isRequired: true, minimum: 1, maximum: 99 },
    { kind: 'number', name: 'days', label: say('days'), help: say('days_help'), isRequired: true, minimum: 1, maximum: 3650 },
  ]
  return (
    <ActionButton
      command="gift/give"
      input={{}}
      label={say('give')}
      asks={say('asks_give')}
      fields={fields}
      initial={{ quantity: 1, days: 30 }}
      onDone={({ given, left_out }) =>
        void modal.info({
          title: say('given_now', { count: count(given) }),
          content: left_out.length ? say('left_out', { count: count(left_out.length) }) : null,
        })
      }
    />
  )
}
