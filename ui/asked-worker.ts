// How a page asks something of a worker of its own and waits for the answer; and how that worker gives it.

interface AskedQuestion<Question> {
  readonly id: number;
  readonly question: Question;
}

interface GivenAnswer<Answer> {
  readonly id: number;
  readonly answer: Answer | null;
  readonly error: string | null;
}

export class AskedWorker<Question, Answer> {
  readonly #address: string;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Called before it is needed, a worker has come when the line is gone. */
  call(): void {
    this.#worker ??= this.#called();
  }

  ask(question: Question): Promise<Answer> {
    this.call();
    const asked: AskedQuestion<Question> = { id: ++this.#lastId, question };
    const answer = Promise.withResolvers<Answer>();
    this.#waiting.set(asked.id, answer);
    this.#worker?.postMessage(asked);
    return answer.promise;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #called(): Worker {
    const worker = new Worker(this.#address, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<GivenAnswer<Answer>>) => this.#settle(data);
    worker.onerror = () => this.#failAll();
    return worker;
  }

  #settle({ id, answer, error }: GivenAnswer<Answer>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) waiting?.resolve(answer as Answer);
    else waiting?.reject(new Error(error));
  }

  /** A worker that could not even start is called anew for the next question. */
  #failAll(): void {
    for (const answer of this.#waiting.values()) answer.reject(new Error('the worker is not answering'));
    this.#waiting.clear();
    this.close();
  }
}

/** In the worker: how each question is answered. What `given` says is handed over, not copied. */
export function answerAll<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  given: (answer: Answer) => Transferable[] = () => [],
): void {
  addEventListener('message', async ({ data: { id, question } }: MessageEvent<AskedQuestion<Question>>) => {
    try {
      const found = await answer(question);
      postMessage({ id, answer: found, error: null }, { transfer: given(found) });
    } catch (error) {
      postMessage({ id, answer: null, error: String(error) });
    }
  });
}
