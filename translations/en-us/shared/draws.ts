/** Labels of the proof of a draw. */
export const draws = {
  prize: 'Prize',
  commitment: 'Hash of the shop’s seed (SHA-256)',
  not_verified: 'This draw could not be verified',
  server_seed: 'The shop’s seed',
} as const
