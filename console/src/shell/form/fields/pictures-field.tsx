import { Button } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../language.tsx'
import type { Control } from '../field.ts'
import { DropZone } from '../upload/drop-zone.tsx'
import { addressOf, type StoredPicture } from '../upload/thumbnail.tsx'
import { pictureTypes } from '../upload/upload.ts'
import { useUploads } from '../upload/use-uploads.ts'

export interface PicturesFieldProps extends Control {
  path?: 'goods' | 'content'
  maximum?: number
}

/** Pictures in an order, `[{src, widths, avif}]`: several chosen or dropped at once, moved by dragging or by buttons; the first is the one that lists show. */
export const PicturesField = (props: PicturesFieldProps) => (
  <Suspense>
    <PicturesChooser {...props} />
  </Suspense>
)

function PicturesChooser({ id, value, onChange, path = 'goods', maximum = 20 }: PicturesFieldProps) {
  const t = useTranslations('upload')
  const { sending, send, forget } = useUploads(path)
  const pictures = (Array.isArray(value) ? value : []) as StoredPicture[]
  // The value when the uploads end, not when they began.
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  })
  const [dragged, setDragged] = useState<number | null>(null)
  const add = async (files: File[]) => {
    const uploaded = await send(files.slice(0, maximum - latest.current.length))
    if (uploaded.length) onChange?.([...latest.current, ...uploaded.flatMap(({ picture }) => picture ?? [])].slice(0, maximum))
  }
  const move = (from: number, to: number) => {
    const others = pictures.filter((_, index) => index !== from)
    onChange?.([...others.slice(0, to), pictures[from]!, ...others.slice(to)])
  }
  return (
    <DropZone
      {...(id && { id })}
      label={t('add_pictures')}
      note={t('pictures_note', { count: pictures.length, maximum })}
      accept={pictureTypes}
      isMany
      isFull={pictures.length >= maximum}
      sending={sending}
      onFiles={(files) => void add(files)}
      onDismiss={forget}
    >
      {pictures.length > 0 && (
        <ol style={{ display: 'flex', flexWrap: 'wrap', gap: 12, listStyle: 'none', padding: 0, margin: '0 0 12px' }}>
          {pictures.map((picture, index) => (
            <li
              key={picture.src}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                if (dragged === null) return
                event.preventDefault()
                event.stopPropagation()
                move(dragged, index)
                setDragged(null)
              }}
              style={{ width: 132, opacity: dragged === index ? 0.5 : 1, cursor: 'grab' }}
            >
              <PictureTile
                picture={picture}
                index={index}
                count={pictures.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange?.(pictures.filter((one) => one !== picture))}
              />
            </li>
          ))}
        </ol>
      )}
    </DropZone>
  )
}

interface PictureTileProps {
  picture: StoredPicture
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function PictureTile({ picture, index, count, onMove, onRemove }: PictureTileProps) {
  const t = useTranslations('upload')
  const number = index + 1
  return (
    <>
      <img
        src={addressOf(picture, 264)}
        alt={t('picture_number', { number })}
        draggable={false}
        style={{ width: 132, height: 132, objectFit: 'cover', borderRadius: 6, border: '1px solid #e9e9ef', display: 'block' }}
      />
      <div style={{ display: 'flex', justifyContent: 'space-between', marginTop: 4 }}>
        <Button size="small" disabled={index === 0} aria-label={t('move_forward', { number })} onClick={() => onMove(index - 1)}>
          ←
        </Button>
        <Button size="small" disabled={index === count - 1} aria-label={t('move_back', { number })} onClick={() => onMove(index + 1)}>
          →
        </Button>
        <Button size="small" danger aria-label={t('remove_number', { number })} onClick={onRemove}>
          ×
        </Button>
      </div>
      {index === 0 && <div style={{ fontSize: 12, color: '#5c5c69' }}>{t('main_picture')}</div>}
    </>
  )
}
