// How a browser is reached when its page is closed: by its push service, which carries what it cannot read.

export interface PushTarget {
  readonly endpoint: string;
  /** The keys of that browser, as it writes them. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a browser is told: the page shows it, and its table when it is touched. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly code: string;
}

// GET /api/push-key → {key}: by which a browser lets this server, and no other, send it notices; 404 where there are none.
