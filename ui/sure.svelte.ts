// Asking twice before something that cannot be undone: one question at a time, whoever asks it.

export interface SureQuestion {
  readonly title: string;
  readonly text: string;
  /** What the button that goes on says. */
  readonly yes: string;
}

interface AskedQuestion extends SureQuestion {
  readonly answer: (isSure: boolean) => void;
}

class Sure {
  question = $state.raw<AskedQuestion | null>(null);

  /** A question that nobody answered is answered no. */
  ask(question: SureQuestion): Promise<boolean> {
    this.settle(false);
    return new Promise((answer) => {
      this.question = { ...question, answer };
    });
  }

  settle(isSure: boolean): void {
    const { question } = this;
    this.question = null;
    question?.answer(isSure);
  }
}

export const sure = new Sure();

export function isSure(question: SureQuestion): Promise<boolean> {
  return sure.ask(question);
}
