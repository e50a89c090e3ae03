import type { FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import coarseFile from 'world-atlas/countries-110m.json?url'
import fineFile from 'world-atlas/countries-50m.json?url'
import { fetchJson } from '../../../call/fetch-json.ts'

export type Outlines = FeatureCollection<Geometry, { name: string }>

/** Outlines of the countries (Natural Earth, public domain): coarse ones for the whole world, fine ones from near. */
export async function loadOutlines(detail: 'coarse' | 'fine'): Promise<Outlines> {
  const file = detail === 'coarse' ? coarseFile : fineFile
  const topology = await fetchJson<Topology<{ countries: GeometryCollection<{ name: string }> }>>(file)
  return feature(topology, topology.objects.countries)
}
