import { ApplicationFields, type ApplicationKind } from '@longmall/contract/application.ts'
import { CodeDigits } from '@longmall/contract/code.ts'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { useContractForm } from '../shell/form/use-contract-form.ts'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'
import { homeCountry } from '../shell/screens/city/city.ts'
import { takePickedCity } from '../shell/screens/city/picked-city.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'

const schema = z.object({ ...ApplicationFields, code: CodeDigits })
export interface Entries extends Draft {
  code: string
}

/** The form of an application: begins with what was typed before, takes over a city that was picked, and keeps itself. */
export function useApplicationForm(kind: ApplicationKind) {
  const say = usePhrases('application')
  const code = usePhrases('code')
  const language = useLanguage()
  const empty: Entries = { name: '', country: homeCountry[language], mobile: '', city: '', message: '', code: '' }
  const form = useContractForm<Entries>({
    schema,
    defaultValues: empty,
    words: { mobile: say('wrong_mobile'), code: code('six_digits') },
  })
  const begin = useEffectEvent(() => {
    const picked = takePickedCity()
    const draft = readDraft(kind)
    if (draft || picked)
      form.reset({
        ...empty,
        ...draft,
        ...(picked && { city: picked.name, region: picked.region, country: draft?.country ?? picked.country }),
      })
  })
  useEffect(() => begin(), [])
  const keep = () => {
    const { code: _code, ...draft } = form.getValues()
    keepDraft(kind, draft)
  }
  return { form, keep }
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>
