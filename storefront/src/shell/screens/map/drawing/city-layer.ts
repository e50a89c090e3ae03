import * as L from 'leaflet'

/** A city as the map writes it. */
export interface NamedCity {
  name: string
  latitude: number
  longitude: number
  rank: number
}

/** Which cities are written at a zoom: the large ones from afar, all of them from near. */
const rankAt = (zoom: number) => (zoom < 4 ? 1 : zoom < 7 ? 2 : 3)
/** Room that a name needs, in pixels. */
const labelSize = { width: 84, height: 20 }

/** Writes the names of cities, as many as have room, the large ones first. */
export function addCities(map: L.Map, cities: readonly NamedCity[]) {
  const layer = L.layerGroup().addTo(map)
  const sorted = cities.toSorted((a, b) => a.rank - b.rank)
  const draw = () => {
    layer.clearLayers()
    const bounds = map.getBounds().pad(0.1)
    const maxRank = rankAt(map.getZoom())
    const taken: L.Point[] = []
    for (const city of sorted) {
      if (city.rank > maxRank || !bounds.contains([city.latitude, city.longitude])) continue
      const at = map.latLngToContainerPoint([city.latitude, city.longitude])
      if (taken.some((other) => Math.abs(other.x - at.x) < labelSize.width && Math.abs(other.y - at.y) < labelSize.height)) continue
      taken.push(at)
      layer.addLayer(L.marker([city.latitude, city.longitude], { icon: iconOf(city), interactive: false, keyboard: false }))
    }
  }
  map.on('moveend', draw)
  draw()
}

function iconOf({ name, rank }: NamedCity): L.DivIcon {
  const label = document.createElement('span')
  label.className = 'lm-city'
  label.dataset.rank = String(rank)
  label.textContent = name
  label.translate = false
  return L.divIcon({ className: '', iconSize: [0, 0], html: label })
}
