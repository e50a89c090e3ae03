import { ApplicationFields, type ApplicationKind } from '@longmall/contract/application.ts'
import { CodeDigits } from '@longmall/contract/code.ts'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { useContractForm } from '../shell/form/use-contract-form.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { homeCountry } from '../shell/screens/city/city.ts'
import { consumePickedCity } from '../shell/screens/city/picked-city.ts'
import { type Draft, saveDraft, readDraft } from './draft.ts'

const schema = z.object({ ...ApplicationFields, code: CodeDigits })
export interface FormValues extends Draft {
  code: string
}

/** Form state of an application: restores the saved draft, adopts a city picked on the city screen, and saves the draft. */
export function useApplicationForm(kind: ApplicationKind) {
  const t = useTranslations('application')
  const code = useTranslations('code')
  const language = useLanguage()
  const empty: FormValues = { name: '', country: homeCountry[language], mobile: '', city: '', message: '', code: '' }
  const form = useContractForm<FormValues>({
    schema,
    defaultValues: empty,
    messages: { mobile: t('wrong_mobile'), code: code('six_digits') },
  })
  const begin = useEffectEvent(() => {
    const picked = consumePickedCity()
    const draft = readDraft(kind)
    if (draft || picked)
      form.reset({
        ...empty,
        ...draft,
        ...(picked && { city: picked.name, region: picked.region, country: draft?.country ?? picked.country }),
      })
  })
  useEffect(() => begin(), [])
  const save = () => {
    const { code: _code, ...draft } = form.getValues()
    saveDraft(kind, draft)
  }
  return { form, save }
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>
