/** A message that its receiver's side will never take: it is not tried again. */
export class Undeliverable extends Error {}
