/** The answers that were used last, up to a size in bytes. */
export class AnswerCache<Answer> {
  readonly #capacity: number;
  readonly #answers = new Map<string, { readonly answer: Answer; readonly size: number }>();
  #size = 0;

  /** `capacity` in bytes of the answers as they came. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): { readonly answer: Answer } | undefined {
    const found = this.#answers.get(key);
    if (found) {
      // a Map keeps the order of insertion: the oldest use stands first
      this.#answers.delete(key);
      this.#answers.set(key, found);
    }
    return found;
  }

  set(key: string, answer: Answer, size: number): void {
    this.#remove(key);
    if (size > this.#capacity) {
      return;
    }
    this.#answers.set(key, { answer, size });
    this.#size += size;
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#capacity) {
        break;
      }
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const found = this.#answers.get(key);
    if (found) {
      this.#answers.delete(key);
      this.#size -= found.size;
    }
  }
}
