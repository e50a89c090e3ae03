import { Button } from '@longmall/ui/action/button.tsx'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { notice } from '../../shell/toast.ts'
import type { MapSheet, MapSheetProps } from './map-sheet.tsx'

/** Opens the map over the form. Its code is loaded at the first press; if that fails, the form works without it. */
export function MapButton({ country, onChoose }: Pick<MapSheetProps, 'country' | 'onChoose'>) {
  const t = useTranslations('member')
  const [code, setCode] = useState<{ MapSheet: typeof MapSheet } | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      setCode(code ?? (await import('./map-sheet.tsx')))
      setOpen(true)
    } catch {
      notice(t('map_failed'))
    }
    setLoading(false)
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button look="soft" size="small" busy={isLoading} aria-haspopup="dialog" onClick={() => void open()}>
        <MapPin size={16} aria-hidden />
        {t('choose_on_map')}
      </Button>
      {code && (
        <code.MapSheet
          open={isOpen}
          country={country}
          onClose={close}
          onChoose={(city) => {
            close()
            onChoose(city)
          }}
        />
      )}
    </>
  )
}
