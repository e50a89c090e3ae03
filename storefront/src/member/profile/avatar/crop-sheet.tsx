import { Button } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslations } from '../../../shell/translations.tsx'
import { toast } from '../../../shell/toast.ts'
import { useCacheProfile } from '../use-save-profile.ts'
import { cropPicture } from './crop-picture.ts'
import { saveAvatar } from './save-avatar.ts'

/** Crops a picture, given by its object URL, to a round avatar and uploads it; the crop is preserved if the upload fails. */
export function CropSheet({ picture, onClose }: { picture: string; onClose: () => void }) {
  const t = useTranslations('member')
  const cacheProfile = useCacheProfile()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<Area>()
  const [isUnreadable, setUnreadable] = useState(false)
  const save = useMutation({
    mutationFn: async () => saveAvatar(await cropPicture(picture, area!, rotation)),
    onSuccess: async (profile) => {
      await cacheProfile(profile)
      toast(t('saved'), { icon: 'success' })
      onClose()
    },
  })
  const errorText = isUnreadable ? t('avatar_unreadable') : save.isError ? save.error.message || t('avatar_failed') : null
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('avatar_crop')}
      footer={
        <Button size="large" block busy={save.isPending} disabled={!area || isUnreadable} onClick={() => save.mutate()}>
          {t(save.isError ? 'avatar_retry' : 'avatar_use')}
        </Button>
      }
    >
      <div className="relative h-80 overflow-hidden rounded-12 bg-sunken">
        {!isUnreadable && (
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: t('avatar_crop'), onError: () => setUnreadable(true) }}
          />
        )}
      </div>
      <div className="flex items-center gap-3 pt-3">
        <label className="flex min-h-11 flex-1 items-center gap-3 text-14 text-body">
          {t('zoom')}
          <input
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            className="h-11 min-w-0 flex-1 accent-brand"
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        <IconButton label={t('rotate')} icon={<RotateCw size={20} aria-hidden />} onClick={() => setRotation((rotation + 90) % 360)} />
      </div>
      <p role="alert" className="min-h-5 text-14 text-danger">
        {errorText}
      </p>
    </Sheet>
  )
}
