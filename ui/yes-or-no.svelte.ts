// A question to whoever looks at the screen, answered yes or no: one at a time, and what nobody answered is answered no.

export class YesOrNo<Question> {
  question = $state.raw<Question | null>(null);
  #answer: ((yes: boolean) => void) | null = null;

  ask(question: Question): Promise<boolean> {
    this.settle(false);
    this.question = question;
    return new Promise((answer) => {
      this.#answer = answer;
    });
  }

  settle(yes: boolean): void {
    this.question = null;
    this.#answer?.(yes);
    this.#answer = null;
  }
}
