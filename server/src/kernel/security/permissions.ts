/** Does a role's grant (`order.*` for all of orders, `*` for all) cover this permission, which may be such a group itself? */
export const isPermitted = (granted: readonly string[], permission: string): boolean =>
  granted.some((one) => one === '*' || one === permission || (one.endsWith('.*') && permission.startsWith(one.slice(0, -1))))

/** Does a role include this permission, or any of these? */
export const mayCall = (granted: readonly string[], permission: string | readonly string[] | undefined): boolean =>
  permission === undefined || [permission].flat().some((one) => isPermitted(granted, one))

/** Does one role's grant cover all of another's? */
export const coversAll = (granted: readonly string[], required: readonly string[]): boolean =>
  required.every((one) => isPermitted(granted, one))
