import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslations } from '../../language.tsx'
import type { Control } from '../field.ts'
import { DropZone } from '../upload/drop-zone.tsx'
import { addressOf, type StoredPicture } from '../upload/thumbnail.tsx'
import { pictureTypes } from '../upload/upload.ts'
import { useUploads } from '../upload/use-uploads.ts'

export interface PictureFieldProps extends Control {
  /** The widths it is stored in: those of goods, or those of banners and articles. */
  path?: 'goods' | 'content'
}

/** One picture `{src, widths, avif}`, uploaded as soon as it is chosen; empty where there is none. */
export const PictureField = (props: PictureFieldProps) => (
  <Suspense>
    <PictureChooser {...props} />
  </Suspense>
)

function PictureChooser({ id, value, onChange, path = 'content' }: PictureFieldProps) {
  const t = useTranslations('upload')
  const { sending, send, forget } = useUploads(path)
  const picture = (value ?? null) as StoredPicture | null
  const add = async (files: File[]) => {
    const [uploaded] = await send(files)
    if (uploaded?.picture) onChange?.(uploaded.picture)
  }
  return (
    <DropZone
      {...(id && { id })}
      label={picture ? t('replace_picture') : t('choose_picture')}
      note={t('picture_note')}
      accept={pictureTypes}
      sending={sending}
      onFiles={(files) => void add(files)}
      onDismiss={forget}
    >
      {picture && (
        <div style={{ display: 'flex', gap: 12, alignItems: 'end', marginBottom: 12 }}>
          <img src={addressOf(picture, 320)} alt="" style={{ maxWidth: 240, maxHeight: 160, borderRadius: 6, display: 'block' }} />
          <Button size="small" danger onClick={() => onChange?.(undefined)}>
            {t('remove_picture')}
          </Button>
        </div>
      )}
    </DropZone>
  )
}
