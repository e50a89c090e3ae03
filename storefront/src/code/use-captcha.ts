import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { mutation, type Output } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'

export type Captcha = Output<'code/captcha'>

const isOfCaptcha = (failure: CallFailure | null) => failure?.reason === 'code.captcha_wrong' || failure?.reason === 'code.captcha_expired'

/** A captcha and its answer, by picture or proof of work. A refused captcha is replaced automatically. */
export function useCaptcha(failure: CallFailure | null, onChange: (answer: CaptchaAnswer | null) => void) {
  const { mutate, data, isPending, isError } = useMutation(mutation('code/captcha', { quiet: true }))
  const [isWorking, setIsWorking] = useState(false)
  const change = useEffectEvent(onChange)
  const renew = useCallback(() => {
    mutate({})
  }, [mutate])
  useEffect(renew, [renew])
  // An answer is valid for its captcha only.
  useEffect(() => {
    if (isPending) change(null)
  }, [isPending])
  useEffect(() => {
    if (isOfCaptcha(failure)) renew()
  }, [failure, renew])
  return {
    captcha: isPending ? undefined : data,
    isPending,
    isError,
    renew,
    refused: isOfCaptcha(failure) ? failure!.message : undefined,
    isWorking,
    setIsWorking,
  }
}
