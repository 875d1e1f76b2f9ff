// Which article of the rules someone has asked for: whoever is refused reads why.

class AskedRule {
  /** « 3.4 »; null when nobody asks. */
  article = $state<string | null>(null);
}

export const askedRule = new AskedRule();
