import type { DeliveryPlan } from '@longmall/contract/order.ts'
import { type RefObject, useEffect, useState } from 'react'
import type { CouponChoice } from '../../coupon/picker/coupon-picker.tsx'
import { storefront } from '../../shell/storefront.ts'
import type { ServiceChoice } from '../../addresses/order-address.ts'
import type { Invoice } from './invoice-choice.tsx'
import { savedStore } from './saved-store.ts'

/** The shopper's choices for an order besides its lines. */
export interface Draft {
  delivery_plan: DeliveryPlan | undefined
  /** The store that was chosen, now or for an order before. */
  pickup_store: number | undefined
  consignee: string
  mobile: string
  service_mode: string | undefined
  car_model: string | undefined
  /** Undefined: unchanged, the referrer of the registration. */
  referrer: string | undefined
  phone: string
  phone_again: string
  coupon: CouponChoice
  longcoin: boolean
  remarks: Record<string, string>
  invoice: Invoice | null
}

const blank: Draft = {
  delivery_plan: undefined,
  pickup_store: undefined,
  consignee: '',
  mobile: '',
  service_mode: undefined,
  car_model: undefined,
  referrer: undefined,
  phone: '',
  phone_again: '',
  coupon: {},
  longcoin: false,
  remarks: {},
  invoice: null,
}

export type FieldName = 'pickup_store' | 'contact' | 'service_mode' | 'car_model' | 'referrer_id' | 'phone' | 'phone_again'
export type FieldErrors = Partial<Record<FieldName, string>>

export interface DraftTools {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** The error message of a field; a change of the draft clears it. */
  errors: FieldErrors
  setErrors: (errors: FieldErrors) => void
}

/** The part of a draft stored in the address, so that it survives navigation to another screen. */
export const serviceChoiceOf = ({ service_mode, car_model }: Draft): ServiceChoice => ({ service_mode, car_model })

/** Draft of an order while its screen is mounted; starts with the choices made before. */
export function useDraft(serviceChoice: ServiceChoice): DraftTools {
  const [draft, setDraft] = useState<Draft>(() => ({ ...blank, ...serviceChoice, pickup_store: savedStore(storefront().storage) }))
  const [errors, setErrors] = useState<FieldErrors>({})
  return {
    draft,
    errors,
    setErrors,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }))
      setErrors({})
    },
  }
}

/** Brings the first wrong input of a form into sight and focuses it, each time errors are set. */
export function useShowErrors(form: RefObject<HTMLElement | null>, errors: FieldErrors) {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input:enabled')
    const part = wrong?.closest<HTMLElement>('[data-invalid]') ?? wrong
    // At the top, as the toast that names it is in the middle of the screen.
    part?.scrollIntoView({ block: 'start' })
    wrong?.focus({ preventScroll: true })
  }, [form, errors])
}
