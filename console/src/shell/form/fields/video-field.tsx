import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslations } from '../../language.tsx'
import type { Control } from '../field.ts'
import { DropZone } from '../upload/drop-zone.tsx'
import { videoTypes } from '../upload/upload.ts'
import { useUploads } from '../upload/use-uploads.ts'

/** The address of a video, uploaded as soon as it is chosen; empty where there is none. */
export const VideoField = (props: Control) => (
  <Suspense>
    <VideoChooser {...props} />
  </Suspense>
)

function VideoChooser({ id, value, onChange }: Control) {
  const t = useTranslations('upload')
  const { sending, send, forget } = useUploads('video')
  const src = typeof value === 'string' ? value : null
  const add = async (files: File[]) => {
    const [uploaded] = await send(files)
    if (uploaded) onChange?.(uploaded.pic_path)
  }
  return (
    <DropZone
      {...(id && { id })}
      label={src ? t('replace_video') : t('choose_video')}
      note={t('video_note')}
      accept={videoTypes}
      sending={sending}
      onFiles={(files) => void add(files)}
      onDismiss={forget}
    >
      {src && (
        <div style={{ display: 'flex', gap: 12, alignItems: 'end', marginBottom: 12 }}>
          <video src={src} controls preload="metadata" style={{ maxWidth: 280, maxHeight: 180, borderRadius: 6 }} />
          <Button size="small" danger onClick={() => onChange?.(undefined)}>
            {t('remove_video')}
          </Button>
        </div>
      )}
    </DropZone>
  )
}
