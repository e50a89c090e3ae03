import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ExternalLink } from 'lucide-react'
import { PageHeader } from '../../layout/page-header.tsx'
import { Link } from '../../link.tsx'
import { useTranslations } from '../../translations.tsx'
import { useScreenSearch } from '../../search.ts'
import type { Point } from '../city/nearest-city.ts'
import { mapLinks, mapNames } from './map-links.ts'
import { readOpenSearch } from './map-search.ts'
import { MapView } from './map-view.tsx'
import { PlaceCard } from './place-card.tsx'
import { usePlaceName } from './use-place-name.ts'

/** Shows a point that a link names (SHL-21), and opens it in the maps that people have. */
export function OpenLocationScreen() {
  const t = useTranslations('location')
  const { label, ...search } = useScreenSearch(readOpenSearch)
  return (
    <>
      <PageHeader title={t('open_title')} />
      {'latitude' in search ? (
        <ShownPoint point={search as Point} label={label} />
      ) : (
        <EmptyState
          drawing="address"
          title={t('no_coordinates')}
          text={t('no_coordinates_text')}
          action={
            <Link to="/choose-location" className={buttonClass({ look: 'soft' })}>
              {t('choose_title')}
            </Link>
          }
        />
      )}
    </>
  )
}

function ShownPoint({ point, label }: { point: Point; label: string | undefined }) {
  const t = useTranslations('location')
  const named = usePlaceName(point)
  const shown = label ? { ...named, label } : named
  const links = mapLinks(point, shown.label)
  return (
    <div className="flex min-h-96 flex-1 flex-col">
      <MapView label={t('pin_label', { name: shown.label })} start={point} zoom={8} pin={point} />
      <PlaceCard pin={point} named={shown}>
        <p className="text-12 text-quiet">{t('open_in')}</p>
        <div className="grid grid-cols-2 gap-2">
          {mapNames.map((name) => (
            <a
              key={name}
              href={links[name]}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonClass({ look: 'plain', size: 'small' })} min-h-11`}
            >
              {t(`map_${name}`)}
              <ExternalLink size={16} aria-hidden className="text-quiet" />
            </a>
          ))}
        </div>
      </PlaceCard>
    </div>
  )
}
