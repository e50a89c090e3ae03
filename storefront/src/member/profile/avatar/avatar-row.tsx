import type { Profile } from '@longmall/contract/member.ts'
import { uploadPaths } from '@longmall/contract/upload.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslations } from '../../../shell/translations.tsx'
import { notice } from '../../../shell/toast.ts'

const CropSheet = lazy(() => import('./crop-sheet.tsx').then((module) => ({ default: module.CropSheet })))

/** The picture of a member; pressing it chooses another from the camera or the gallery. */
export function AvatarRow({ profile }: { profile: Profile }) {
  const t = useTranslations('member')
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const choose = (file: File | undefined) => {
    if (!file) return
    if (!file.type.startsWith('image/')) notice(t('avatar_not_picture'))
    else if (file.size > uploadPaths.avatar.maxBytes) notice(t('avatar_too_large'))
    else setChosen(URL.createObjectURL(file))
  }
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }
  return (
    <>
      <label htmlFor={id} className={`${rowClass} relative has-focus-visible:outline-2 has-focus-visible:outline-brand-ink`}>
        <ListItem
          title={t('avatar')}
          text={t('avatar_note')}
          note={<Avatar src={profile.avatar} name={profile.nickname} size="large" />}
          arrow
        />
        <input
          id={id}
          type="file"
          accept="image/*"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            choose(target.files?.[0])
            // Reset, so that choosing the same file again fires `change`.
            target.value = ''
          }}
        />
      </label>
      <Suspense>{chosen && <CropSheet picture={chosen} onClose={close} />}</Suspense>
    </>
  )
}
