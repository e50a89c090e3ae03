import type { MapTiles } from '@longmall/contract/site.ts'
import * as L from 'leaflet'
import leafletStyle from 'leaflet/dist/leaflet.css?inline'
import type { Point } from '../../city/nearest-city.ts'
import { addCities, type NamedCity } from './city-layer.ts'
import { addLand } from './land-layer.ts'
import mapStyle from './map.css?inline'

export interface MapOptions {
  tiles: MapTiles | null
  cities: readonly NamedCity[]
  center: Point
  zoom: number
  /** Called with the new position of the pin, after a tap or a drag. Without it the map is read-only. */
  onPick?: (point: Point) => void
}

/** What the screen does with a map that is drawn. */
export interface ShopMap {
  showPin: (point: Point | null) => void
  showHere: (point: Point) => void
  /** Moves to a point, and zooms in if far out. */
  goTo: (point: Point, zoom?: number) => void
  zoomBy: (steps: number) => void
  center: () => Point
  /** A point moved by so many pixels of the screen. */
  shift: (point: Point, x: number, y: number) => Point
  remove: () => void
}

const pinIcon = () =>
  L.divIcon({
    className: 'lm-pin',
    iconSize: [36, 46],
    iconAnchor: [18, 45],
    html: '<svg width="36" height="46" viewBox="0 0 36 46" aria-hidden="true"><path d="M18 1.5C8.9 1.5 1.5 8.8 1.5 17.8 1.5 30 18 44.5 18 44.5S34.5 30 34.5 17.8C34.5 8.8 27.1 1.5 18 1.5z"/><circle cx="18" cy="17.5" r="6"/></svg>',
  })
const positionIcon = () => L.divIcon({ className: 'lm-here', iconSize: [18, 18] })

const pair = ({ latitude, longitude }: Point): L.LatLngTuple => [latitude, longitude]
/** Within one world, to about a metre. */
const pointOf = (at: L.LatLng): Point => {
  const { lat, lng } = at.wrap()
  return { latitude: Math.round(lat * 1e5) / 1e5, longitude: Math.round(lng * 1e5) / 1e5 }
}

let isStyled = false
/** The map's style is loaded with its code, so that no other page includes it. */
function addStyle() {
  if (isStyled) return
  isStyled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(leafletStyle + mapStyle)
  document.adoptedStyleSheets.push(sheet)
}

/** Draws a map into an element: the operator's tiles, else outlines of the world, with the cities of the list either way. */
export function makeMap(element: HTMLElement, { tiles, cities, center, zoom, onPick }: MapOptions): ShopMap {
  addStyle()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    minZoom: 2,
    maxZoom: tiles ? 18 : 10,
    maxBounds: [
      [-85, -200],
      [85, 200],
    ],
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  }).setView(pair(center), zoom)
  if (tiles) L.tileLayer(tiles.template, { className: 'lm-tiles', maxZoom: 18 }).addTo(map)
  else addLand(map)
  if (!tiles) addCities(map, cities)
  if (onPick) map.on('click', ({ latlng }) => onPick(pointOf(latlng)))
  const pin = L.marker(pair(center), { icon: pinIcon(), draggable: onPick !== undefined, keyboard: false, autoPan: true })
  pin.on('dragend', () => onPick?.(pointOf(pin.getLatLng())))
  const positionMarker = L.marker(pair(center), { icon: positionIcon(), interactive: false, keyboard: false })
  // Leaflet ends a zoom by a timer, which must still find its map.
  let isZooming = false
  map.on('zoomanim', () => void (isZooming = true)).on('zoomend', () => void (isZooming = false))
  // The container may be resized after the map is created: a sheet opens, a phone is rotated.
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  watcher.observe(element)
  return {
    showPin: (point) => void (point ? pin.setLatLng(pair(point)).addTo(map) : pin.remove()),
    showHere: (point) => void positionMarker.setLatLng(pair(point)).addTo(map),
    goTo: (point, nearer = map.getZoom()) => map.setView(pair(point), Math.min(nearer, map.getMaxZoom()), { animate: !isStill }),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: !isStill }),
    center: () => pointOf(map.getCenter()),
    shift: (point, x, y) => pointOf(map.unproject(map.project(pair(point)).add([x, y]))),
    remove: () => {
      watcher.disconnect()
      if (isZooming) map.once('zoomend', () => queueMicrotask(() => map.remove()))
      else map.remove()
    },
  }
}
