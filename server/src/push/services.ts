// The push services of the browsers there are: a page cannot make a server knock at any other door.

export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];
