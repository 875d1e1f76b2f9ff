// Waits until whoever started a command ends it.

const CLOSING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of CLOSING_SIGNALS) process.on(signal, () => resolve());
  });
}
