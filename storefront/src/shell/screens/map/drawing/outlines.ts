import type { FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import coarseFile from 'world-atlas/countries-110m.json?url'
import fineFile from 'world-atlas/countries-50m.json?url'

export type Outlines = FeatureCollection<Geometry, { name: string }>

/** Outlines of the countries (Natural Earth, public domain): coarse ones for the whole world, fine ones from near. */
export async function loadOutlines(detail: 'coarse' | 'fine'): Promise<Outlines> {
  const response = await fetch(detail === 'coarse' ? coarseFile : fineFile)
  if (!response.ok) throw new Error(`outlines: ${response.status}`)
  const topology = (await response.json()) as Topology<{ countries: GeometryCollection<{ name: string }> }>
  return feature(topology, topology.objects.countries)
}
