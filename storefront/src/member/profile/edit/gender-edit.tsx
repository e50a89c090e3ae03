import { Gender } from '@longmall/contract/member.ts'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../../shell/translations.tsx'
import type { EditProps } from '../edit-screen.tsx'
import { useSaved } from '../use-save-profile.ts'

/** Male, female or secret; choosing saves. */
export function GenderEdit({ profile }: EditProps) {
  const t = useTranslations('member')
  const saved = useSaved()
  const save = useMutation({ ...mutation('member/change_profile'), onSuccess: saved })
  const shown = save.isPending ? save.variables.gender : profile.gender
  return (
    <fieldset disabled={save.isPending} className="m-3 divide-y divide-hairline rounded-12 bg-card px-4">
      <legend className="sr-only">{t('field_gender')}</legend>
      {Gender.options.map((gender) => (
        <Radio key={gender} name="gender" checked={gender === shown} onChange={() => save.mutate({ gender })}>
          {t(`gender_${gender}`)}
        </Radio>
      ))}
    </fieldset>
  )
}
