import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { Camera, RotateCw, X } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import type { Uploads } from './use-uploads.ts'

/** Chosen pictures with how each one fares, and a tile that adds more. */
export function PictureGrid({ uploads: { uploads, add, again, remove }, limit }: { uploads: Uploads; limit: number }) {
  const t = useTranslations('review')
  const left = limit - uploads.length
  return (
    <ul className="grid grid-cols-4 gap-2">
      {uploads.map((one, at) => (
        <li key={one.id} className="relative aspect-square overflow-hidden rounded-8 bg-sunken" data-upload={one.state}>
          <img src={one.preview} alt="" className="size-full object-cover" />
          {one.state === 'sending' && (
            <span className="absolute inset-0 flex items-center justify-center bg-card/60" role="status">
              <Spinner delay={0} size={24} />
              <span className="sr-only">{t('uploading')}</span>
            </span>
          )}
          {one.state === 'failed' && (
            <button
              type="button"
              onClick={() => again(one)}
              aria-label={t('upload_again', { index: at + 1 })}
              className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-card/80 px-1 text-center text-11 text-danger"
            >
              <RotateCw size={18} aria-hidden />
              <span className="line-clamp-3">{one.error || t('upload_failed')}</span>
            </button>
          )}
          <button
            type="button"
            onClick={() => remove(one.id)}
            aria-label={t('remove_picture', { index: at + 1 })}
            className="absolute top-0 right-0 flex size-11 items-start justify-end p-1"
          >
            <span className="flex size-6 items-center justify-center rounded-full bg-card text-strong shadow-lifted">
              <X size={14} aria-hidden />
            </span>
          </button>
        </li>
      ))}
      {left > 0 && (
        <li>
          <label className="pressable flex aspect-square cursor-pointer flex-col items-center justify-center gap-1 rounded-8 border border-dashed border-control px-1 text-center text-11 text-quiet focus-within:outline-2">
            <Camera size={22} aria-hidden />
            {uploads.length === 0 ? t('add_picture') : t('pictures_remaining', { count: left })}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
              multiple
              aria-label={t('add_picture')}
              className="sr-only"
              onChange={(event) => {
                add([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
        </li>
      )}
    </ul>
  )
}
