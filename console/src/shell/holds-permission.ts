/** Does what the server says of an operator's permissions (`order.*`, `*`) cover this one? The server judges it again. */
export const holdsPermission = (held: readonly string[], permission: string): boolean =>
  held.some((one) => one === '*' || one === permission || (one.endsWith('.*') && permission.startsWith(one.slice(0, -1))))
