import { darker, lighter, mix } from '../kit/colour.ts'
import { at, shades } from '../kit/paint.ts'

// Backdrops fill a field of 200 units' width and `height` units' height.

const stop = (offset: number, colour: string, opacity = 1) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** The whole picture: what drawings refer to, then what is drawn. */
export function page(inside: string, width: number, height: number): string {
  const ray = `<linearGradient id="ray">${stop(0, '#ffffff', 0)}${stop(0.25, '#ffffff', 0.55)}${stop(0.75, '#ffffff', 0.55)}${stop(1, '#ffffff', 0)}</linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 ${(200 * height) / width}" width="${width}" height="${height}"><defs>${shades}${ray}</defs>${inside}</svg>`
}

/** A sheet of paper that curves from wall to floor; `floor` is where it turns. */
export function studio(tint: string, floor = 148, height = 200, wide = 200): string {
  const turn = floor / height
  return (
    `<linearGradient id="wall" x2="0" y2="1">${stop(0, lighter(tint, 0.5))}${stop(turn - 0.16, tint)}${stop(turn, darker(tint, 0.075))}${stop(Math.min(1, turn + 0.14), mix(tint, '#ffffff', 0.08))}${stop(1, lighter(tint, 0.3))}</linearGradient>` +
    `<rect width="${wide}" height="${height}" fill="url(#wall)"/><ellipse cx="${wide * 0.36}" cy="${height * 0.28}" rx="${wide * 0.55}" ry="${height * 0.5}" fill="url(#glow)" opacity=".5"/>`
  )
}

/** A flat table top seen from above. */
export function tabletop(tint: string): string {
  return `<linearGradient id="top" x2="1" y2="1">${stop(0, lighter(tint, 0.55))}${stop(0.55, tint)}${stop(1, darker(tint, 0.1))}</linearGradient><rect width="200" height="200" fill="url(#top)"/><ellipse cx="64" cy="52" rx="120" ry="104" fill="url(#glow)" opacity=".42"/>`
}

/** Light of a window that falls across wall and floor, in slanted bars. */
export function windowLight(opacity: number, shift = 0): string {
  const bars = [
    [18, 34],
    [60, 34],
    [102, 20],
  ].map(([x, width]) => {
    const left = x! + shift
    return `<path d="${at`M${left} -4H${left + width!}L${left + width! + 74} 204H${left + 74}Z`}" fill="url(#ray)"/>`
  })
  return `<g opacity="${opacity}">${bars.join('')}</g>`
}

/** A niche with a round head in the wall, its inside a little darker. */
export function arch(cx: number, top: number, bottom: number, half: number, colour: string): string {
  const d = at`M${cx - half} ${bottom}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${bottom}Z`
  return (
    `<linearGradient id="niche" x2=".9" y2="1">${stop(0, darker(colour, 0.16))}${stop(0.4, darker(colour, 0.04))}${stop(1, lighter(colour, 0.22))}</linearGradient><path d="${d}" fill="url(#niche)"/>` +
    `<path d="${d.replace('Z', '')}" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width=".7" opacity=".7"/>`
  )
}

/** A round panel on the wall. */
export function disc(cx: number, cy: number, radius: number, colour: string): string {
  return `<linearGradient id="panel" x2=".8" y2="1">${stop(0, lighter(colour, 0.2))}${stop(1, darker(colour, 0.06))}</linearGradient><circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#panel)"/>`
}

/** A low stand of plaster; things on it stand on `top`. */
export function plinth(cx: number, top: number, half: number, rise: number, colour: string): string {
  const flat = half * 0.17
  const side = `<linearGradient id="plaster">${stop(0, darker(colour, 0.1))}${stop(0.3, lighter(colour, 0.3))}${stop(0.65, colour)}${stop(1, darker(colour, 0.2))}</linearGradient>`
  return (
    side +
    `<ellipse cx="${cx + 8}" cy="${top + rise}" rx="${half * 1.3}" ry="${flat * 1.5}" fill="url(#shadow)" opacity=".6"/>` +
    `<path d="${at`M${cx - half} ${top}V${top + rise}A${half} ${flat} 0 0 0 ${cx + half} ${top + rise}V${top}Z`}" fill="url(#plaster)"/>` +
    `<ellipse cx="${cx}" cy="${top}" rx="${half}" ry="${flat}" fill="${lighter(colour, 0.42)}"/>`
  )
}
