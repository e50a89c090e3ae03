import { Button } from 'antd'
import { Suspense } from 'react'
import { useWords } from '../../language.tsx'
import type { Control } from '../field.ts'
import { DropPlace } from '../upload/drop-place.tsx'
import { filmTypes } from '../upload/upload.ts'
import { useUploads } from '../upload/use-uploads.ts'

/** The address of a film, uploaded as soon as it is chosen; nothing where there is none. */
export const FilmField = (props: Control) => (
  <Suspense>
    <FilmChooser {...props} />
  </Suspense>
)

function FilmChooser({ id, value, onChange }: Control) {
  const say = useWords('upload')
  const { sending, send, forget } = useUploads('video')
  const src = typeof value === 'string' ? value : null
  const add = async (files: File[]) => {
    const [uploaded] = await send(files)
    if (uploaded) onChange?.(uploaded.pic_path)
  }
  return (
    <DropPlace
      {...(id && { id })}
      label={src ? say('replace_film') : say('choose_film')}
      note={say('film_note')}
      accept={filmTypes}
      sending={sending}
      onFiles={(files) => void add(files)}
      onForget={forget}
    >
      {src && (
        <div style={{ display: 'flex', gap: 12, alignItems: 'end', marginBottom: 12 }}>
          <video src={src} controls preload="metadata" style={{ maxWidth: 280, maxHeight: 180, borderRadius: 6 }} />
          <Button size="small" danger onClick={() => onChange?.(undefined)}>
            {say('remove_film')}
          </Button>
        </div>
      )}
    </DropPlace>
  )
}
