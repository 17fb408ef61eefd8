/** Numbers of one width, of which it is not known how many will come. */
export class GrowingArray<Numbers extends Uint8Array | Uint16Array | Uint32Array> {
  readonly #make: (length: number) => Numbers;
  #numbers: Numbers;
  #length = 0;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#numbers = make(1024);
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      this.#resize(2 * this.#length);
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** The numbers so far, in an array of their own length. */
  trimmed(): Numbers {
    this.#resize(this.#length);
    return this.#numbers;
  }

  #resize(length: number): void {
    const numbers = this.#make(length);
    numbers.set(this.#numbers.subarray(0, this.#length));
    this.#numbers = numbers;
  }
}
