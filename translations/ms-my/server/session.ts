export const session = {
  'session.key_unknown': 'Kunci halaman ini tidak lagi sah. Sila cuba lagi',
  'session.message_replayed': 'Permintaan ini telah pun diterima',
  'session.message_late': 'Jam peranti ini tidak tepat. Sila betulkan masanya dan cuba lagi',
  'session.message_invalid': 'Permintaan ini rosak atau diubah semasa dihantar. Sila cuba lagi',
  'session.option_required': 'Kedai ini hanya menerima permintaan yang disulitkan. Sila muat semula halaman ini',
} as const
