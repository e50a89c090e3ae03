import type { TreeLabels } from '@longmall/ui/tree/tree-drawing.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The texts of a drawn tree. */
export function useTreeLabels(tree: string): TreeLabels {
  const t = useTranslations('network')
  return {
    tree,
    keys: t('keys'),
    zoomIn: t('zoom_in'),
    zoomOut: t('zoom_out'),
    fit: t('fit'),
    freePlace: t('free_place'),
    takenPlace: t('taken_place'),
  }
}
