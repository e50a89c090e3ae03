import type { Language } from '@longmall/contract/fields.ts'
import type { OpenHours, StaffStore } from '@longmall/contract/store.ts'
import type { store as english } from '@longmall/translations/en-us/console/store.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { weekdayName } from '@longmall/web/time/time-text.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { textsToInput } from '../../shell/form/form-values.ts'
import { ClosedDaysField } from './closed-days-field.tsx'
import { HoursField } from './hours-field.tsx'

/** The fields of a store. */
export const storeFields = (t: Translate<typeof english>, language: Language): Field<'store/save'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: t('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: t('name'), maximum: 120 },
      { name: 'address', label: t('address'), maximum: 200 },
      { name: 'note', label: t('note'), maximum: 120, isOptional: true },
    ],
  },
  { kind: 'text', name: 'phone', label: t('phone'), maximum: 40 },
  {
    kind: 'custom',
    name: 'hours',
    label: t('hours'),
    help: t('hours_help'),
    render: (control) => <HoursField {...control} />,
    formatValue: (value) =>
      (value as OpenHours[]).map(({ weekday, from, until }) => `${weekdayName(weekday, language, 'short')} ${from}–${until}`).join(', '),
  },
  {
    kind: 'custom',
    name: 'closed_days',
    label: t('closed_days'),
    help: t('closed_days_help'),
    render: (control) => <ClosedDaysField {...control} />,
    formatValue: (value) => (value as string[]).join(', '),
  },
  { kind: 'text', name: 'latitude', label: t('latitude'), maximum: 12, placeholder: '22.5208' },
  { kind: 'text', name: 'longitude', label: t('longitude'), help: t('location_help'), maximum: 12, placeholder: '113.9437' },
  { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'offers_pickup', label: t('offers_pickup'), help: t('offers_pickup_help') },
  { kind: 'flag', name: 'is_open', label: t('is_open') },
]

/** Form values of a store. */
export const toForm = ({
  texts,
  phone,
  hours,
  closed_days,
  latitude,
  longitude,
  position,
  offers_pickup,
  is_open,
}: StaffStore): Values => ({
  texts,
  ...(phone && { phone }),
  hours,
  closed_days,
  ...(latitude !== null && longitude !== null && { latitude, longitude }),
  position,
  offers_pickup,
  is_open,
})

/** What the form sends: nothing typed is an empty phone, no hours, no days. */
export const toInput = (values: Values): Values => ({
  phone: '',
  hours: [],
  closed_days: [],
  position: 0,
  is_open: false,
  offers_pickup: false,
  ...values,
  texts: textsToInput(values.texts),
})

/** Initial values of a new store. */
export const emptyStore: Values = { texts: [], hours: [], closed_days: [], position: 0, is_open: true, offers_pickup: true }
