import * as L from 'leaflet'
import { loadOutlines } from './outlines.ts'

/** From this zoom on the coarse outlines look like cut paper. */
const detailZoom = 5

/** Draws the land; finer outlines are fetched when zoomed in. Offline, the sea and the cities remain. */
export function addLand(map: L.Map) {
  const shown: { detail?: 'coarse' | 'fine'; layer?: L.Layer } = {}
  const draw = async () => {
    const detail = map.getZoom() >= detailZoom ? 'fine' : 'coarse'
    if (shown.detail === detail || shown.detail === 'fine') return
    shown.detail = detail
    const outlines = await loadOutlines(detail)
    if (shown.detail !== detail || !map.getContainer().isConnected) return
    shown.layer?.remove()
    shown.layer = L.geoJSON(outlines, { interactive: false, style: { className: 'lm-land', fillOpacity: 1 } }).addTo(map)
  }
  const redraw = () => void draw().catch(() => delete shown.detail)
  map.on('zoomend', redraw)
  redraw()
}
