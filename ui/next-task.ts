// How what something sets off waits for the browser to show and to hear what it has meanwhile: a long task would keep it from both.

/** No timer, which a page that nobody looks at slows down. */
export function nextTask(): Promise<void> {
  return new Promise((come) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      come();
    };
    port2.postMessage(null);
  });
}
